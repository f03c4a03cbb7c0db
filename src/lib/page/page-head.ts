/** As many letters as a browser tab or a search result shows. */
const MAX_LETTERS = 70;
const BETWEEN = ' - ';

/** A headline that fits into the tab with the site's name: a longer one ends at a word, with an ellipsis. */
export function shortTitle(title: string, siteName: string): string {
  const most = MAX_LETTERS - BETWEEN.length - siteName.length;
  if (title.length <= most) return title;
  return `${title.slice(0, most).replace(/[\s,:;.-]*\s\S*$/, '')}…`;
}

/** The title, and the site's name if it fits. */
export function tabTitle(title: string, siteName: string): string {
  const whole = `${title}${BETWEEN}${siteName}`;
  return whole.length <= MAX_LETTERS ? whole : title;
}

/** The size of a social card, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** The address of a page's card: '/cards/lab-services.png' for /lab-services. */
export const cardAddress = (path: string): string => `/cards${path === '/' ? '/index' : path}.png`;

/** The card of pages without their own: a file of public/. */
export const SITE_CARD = '/social-card.png';

/** The seed of the page's woven strip. A programme and its donation page have the same seed. */
export function cardSeed(path: string): string {
  const [, folder = '', id] = path.split('/');
  if (folder === 'communities') return `community-${id}`;
  return id ?? folder.replace(/^donate-/, '');
}
