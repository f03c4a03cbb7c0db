const numbered = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${start}${index + 1}`);

/**
 * The addresses of the specification, section 2 first; each must stay, word for word. /404 is not one of them: it is
 * the answer to every other address.
 */
export const addresses: readonly string[] = [
  '/',
  '/accessibility',
  '/booking',
  ...numbered('/communities/', 69),
  '/donate',
  '/donate-form',
  '/donate-hope-health-hub',
  '/donate-hope-health-initiative',
  '/donate-hope-health-vans',
  '/donate-wohohiame-wellness',
  '/events',
  '/events/1',
  '/events/ho1',
  '/events/si1',
  '/group-health-check',
  '/internships',
  '/internships/1',
  '/judge/j1',
  '/lab-services',
  ...numbered('/mbr/a', 4),
  ...numbered('/mbr/m', 9),
  ...numbered('/mbr/d', 9),
  ...numbered('/mbr/v', 5),
  '/mobile-van',
  '/news',
  '/news/1',
  '/not-found',
  '/our-impact',
  '/privacy',
  '/search',
  '/store',
  ...numbered('/team/', 12),
  '/telehealth',
  ...numbered('/volunteers/', 5),
  '/volunteers',
  '/what-we-do',
  '/who-we-are',
  '/wohohiame',
  '/work-with-us',
];
