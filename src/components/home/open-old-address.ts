/*
 * The old site had addresses such as /#/events/ho1. People shared them, and no server sees the part after "#". A letter or digit must
 * follow "#/", because "#//" would open another site. A fragment with a colon could name a scheme such as javascript:.
 */
if (/^#\/\w[^:]*$/.test(location.hash)) location.replace(location.hash.slice(1));
