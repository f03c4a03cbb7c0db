/*
 * The old site had addresses such as /#/events/ho1. People shared them, and no server sees the part after "#". A letter or digit
 * must follow "#/", because "#//" and "#/\" would open another site. The old site's addresses had no colon, so a fragment with a
 * colon, such as "#/javascript:", opens the home page.
 */
if (/^#\/\w[^:]*$/.test(location.hash)) location.replace(location.hash.slice(1));
