/** About as many letters as a browser tab or a search result shows. */
const MAX_LETTERS = 70;
const SEPARATOR = ' - ';

/** Cuts the title after a word, with an ellipsis, if the tab has no room for it and the site's name. */
export function shortTitle(title: string, siteName: string): string {
  const maxLetters = MAX_LETTERS - SEPARATOR.length - siteName.length;
  if (title.length <= maxLetters) return title;
  // Removes the last word, which may be cut, and the punctuation before it.
  return `${title.slice(0, maxLetters).replace(/[\s,:;.-]*\s\S*$/, '')}…`;
}

export function tabTitle(title: string, siteName: string): string {
  const fullTitle = `${title}${SEPARATOR}${siteName}`;
  return fullTitle.length <= MAX_LETTERS ? fullTitle : title;
}

/** The size of a social card, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** The address of a page's card: '/cards/lab-services.png' for /lab-services. */
export const cardAddress = (path: string): string => `/cards${path === '/' ? '/index' : path}.png`;

/** The card of pages without their own: a file of public/. */
export const SITE_CARD = '/social-card.png';

/** The seed of the woven strip on a page's card. */
export function cardSeed(path: string): string {
  const [, folder = '', id] = path.split('/');
  // The strip in CommunityPage.astro has the same seed.
  if (folder === 'communities') return `community-${id}`;
  // The seed of /donate-<id> is the programme's id, as in the strip of donate-[programme].astro.
  return id ?? folder.replace(/^donate-/, '');
}
