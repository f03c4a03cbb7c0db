/**
 * The addresses of the specification that are built so far, section 2 first; each must stay, word for word. /404 is not
 * one of them: it is the answer to every other address.
 */
export const addresses: readonly string[] = [
  '/booking',
  '/donate',
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
  '/communities/1',
  '/communities/69',
  '/lab-services',
  '/mobile-van',
  '/news',
  '/news/1',
  '/not-found',
  '/our-impact',
  '/telehealth',
  '/volunteers',
  '/volunteers/1',
  '/volunteers/5',
  '/work-with-us',
];
