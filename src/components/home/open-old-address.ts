/*
 * The old site had addresses such as /#/events/ho1. People shared them, and no server sees the part after "#". So this script,
 * which is on the home page, opens /events/ho1. A letter or digit must follow "#/", because "#//" and "#/\" would open another
 * site. The old addresses had no colon, so a fragment with a colon changes nothing: the visitor stays here, and does not get the
 * 404 page.
 */
if (/^#\/\w[^:]*$/.test(location.hash)) location.replace(location.hash.slice(1));
