/* `referrer` is the page that the visitor comes from. Without the tag of the language, its path is that of the English page. */
const link = document.querySelector<HTMLAnchorElement>('.not-here a');
const { referrer } = document;
if (link && referrer.startsWith(`${location.origin}/`)) {
  const tag = new RegExp(`^/(?:${link.dataset['tags']})(?=/|$)`);
  // Only the path is set, so that the link cannot point to another site.
  link.pathname = new URL(referrer).pathname.replace(tag, '');
  link.hidden = false;
}
