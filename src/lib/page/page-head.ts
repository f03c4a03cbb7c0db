/** What a browser tab and a search result show of a title. */
const MOST_LETTERS = 70;
const BETWEEN = ' - ';

/** A headline as the tab shows it, with the site's name behind it: a longer one ends at a word, with an ellipsis. */
export function shortTitle(title: string, siteName: string): string {
  const most = MOST_LETTERS - BETWEEN.length - siteName.length;
  if (title.length <= most) return title;
  return `${title.slice(0, most).replace(/[\s,:;.-]*\s\S*$/, '')}…`;
}

/** The words in the browser tab: the title, and the site's name if there is room. */
export function tabTitle(title: string, siteName: string): string {
  const whole = `${title}${BETWEEN}${siteName}`;
  return whole.length <= MOST_LETTERS ? whole : title;
}

/** Pixels, as other sites show them beside a link. */
export const CARD = { width: 1200, height: 630 } as const;

/** The address of a page's card: '/cards/lab-services.png' for /lab-services. */
export const cardAddress = (path: string): string => `/cards${path === '/' ? '/index' : path}.png`;

/** The address of the picture for what has none of its own: a file of public/. */
export const SITE_CARD = '/social-card.png';

/** What the strip of a page is woven from, as its components have it: a programme's donation page has the programme's own. */
export function cardSeed(path: string): string {
  const [, folder = '', id] = path.split('/');
  if (folder === 'communities') return `community-${id}`;
  return id ?? folder.replace(/^donate-/, '');
}
