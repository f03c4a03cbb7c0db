/** About as many letters as a browser tab or a search result shows. */
const MAX_LETTERS = 70;
const SEPARATOR = ' - ';

/** The title. If the tab has no room for the title and the site's name, the title is cut after a word and gets an ellipsis. */
export function shortTitle(title: string, siteName: string): string {
  const maxLetters = MAX_LETTERS - SEPARATOR.length - siteName.length;
  if (title.length <= maxLetters) return title;
  // Removes the last word, which may be cut, and the punctuation before it.
  return `${title.slice(0, maxLetters).replace(/[\s,:;.-]*\s\S*$/, '')}…`;
}

/** The title, and the site's name if it fits. */
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

/**
 * The seed of the woven strip on a page's card. The page of a community, or of a programme (/donate-<id>), shows the same strip as
 * its card.
 */
export function cardSeed(path: string): string {
  const [, folder = '', id] = path.split('/');
  if (folder === 'communities') return `community-${id}`;
  return id ?? folder.replace(/^donate-/, '');
}
