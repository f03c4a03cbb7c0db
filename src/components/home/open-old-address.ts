/*
 * The old site had addresses such as /#/events/ho1. People shared them, and no server sees the part after "#". The pattern allows
 * neither a second slash nor a colon, so that no address of ours can send visitors to another site.
 */
if (/^#\/\w[^:]*$/.test(location.hash)) location.replace(location.hash.slice(1));
