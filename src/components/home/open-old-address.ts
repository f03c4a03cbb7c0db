/*
 * The old site had addresses such as /#/events/ho1. People shared them, and no server sees the part after "#". So this script,
 * which is on the home page, opens /events/ho1. A letter or digit must follow "#/", because "#//" and "#/\" would open another
 * site. No old address had a colon, so with a colon the home page stays.
 */
if (/^#\/\w[^:]*$/.test(location.hash)) location.replace(location.hash.slice(1));
