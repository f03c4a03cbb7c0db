/* The browser names the page that the visitor comes from. Its English address is without the tag of a language. */
const link = document.querySelector<HTMLAnchorElement>('.not-here a');
const { referrer } = document;
if (link && referrer.startsWith(`${location.origin}/`)) {
  const tag = new RegExp(`^/(?:${link.dataset['tags']})(?=/|$)`);
  // Not the whole address, so that it cannot lead to another site.
  link.pathname = new URL(referrer).pathname.replace(tag, '');
  link.hidden = false;
}
