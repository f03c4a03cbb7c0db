/* Points the link of NotHere.astro at the English version of the previous page: the same path without the language's tag. */
// NotHere.astro writes this link, with `data-tags` such as 'fr|tw', before this script.
const link = document.querySelector('.not-here a') as HTMLAnchorElement;
const { referrer } = document;
if (referrer.startsWith(`${location.origin}/`)) {
  const leadingTag = new RegExp(`^/(?:${link.dataset['tags']})(?=/|$)`);
  // Only the path is set, so that the link cannot point to another site.
  link.pathname = new URL(referrer).pathname.replace(leadingTag, '');
  link.hidden = false;
}
