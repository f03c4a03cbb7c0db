/*
 * The old site had addresses such as /#/events/ho1. People shared them, and no server sees the part after "#". So this script on
 * the home page opens /events/ho1. A letter, digit or underscore must follow "#/", because "#//" and "#/\" would open another
 * site. No old address had a colon, so the script ignores addresses with one.
 */
if (/^#\/\w[^:]*$/.test(location.hash)) location.replace(location.hash.slice(1));
