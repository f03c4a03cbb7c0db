/*
 * The site once had its addresses behind a "#" (/#/events/ho1), which no server sees: what was shared then still
 * leads to its page. After the slash comes a letter, never another slash, and no colon anywhere: it never leads to another site.
 */
if (/^#\/\w[^:]*$/.test(location.hash)) location.replace(location.hash.slice(1));
