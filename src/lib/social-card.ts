/** Pixels, as other sites show them beside a link. */
export const CARD = { width: 1200, height: 630 } as const;

/** Where the card of a page stands: '/cards/lab-services.png' for /lab-services. */
export const cardAddress = (path: string): string => `/cards${path === '/' ? '/index' : path}.png`;

/** Where the card of the site itself stands. */
export const SITE_CARD = '/social-card.png';

/** What the strip of a page is woven from, as its components have it: a programme's donation page has the programme's own. */
export function cardSeed(path: string): string {
  const [, folder = '', id] = path.split('/');
  if (folder === 'communities') return `community-${id}`;
  return id ?? folder.replace(/^donate-/, '');
}
