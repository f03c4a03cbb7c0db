/*
 * Links to the English version of the page that the visitor comes from (`referrer`). Its path is the same, without the tag of the
 * language.
 */
const link = document.querySelector<HTMLAnchorElement>('.not-here a');
const { referrer } = document;
if (link && referrer.startsWith(`${location.origin}/`)) {
  const tag = new RegExp(`^/(?:${link.dataset['tags']})(?=/|$)`);
  // Only the path is set, so that the link cannot point to another site.
  link.pathname = new URL(referrer).pathname.replace(tag, '');
  link.hidden = false;
}
