/*
 * The old site had addresses such as /#/events/ho1. People shared them, and no server sees the part after "#". After "#/" the
 * pattern wants a letter or digit, and it allows no colon, so that no address of ours can send visitors to another site.
 */
if (/^#\/\w[^:]*$/.test(location.hash)) location.replace(location.hash.slice(1));
