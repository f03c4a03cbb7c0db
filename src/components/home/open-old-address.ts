/*
 * The site once had its addresses behind a "#" (/#/events/ho1), which no server sees: what was shared then still
 * leads to its page. Nothing but names between single slashes is followed, so it never leads to another site.
 */
const page = /^#((?:\/[\w-]+)+\/?(?:\?.*)?)$/.exec(location.hash)?.[1];
if (page) location.replace(page);
