/**
 * The addresses of the specification that are built so far, section 2 first; each must stay, word for word. /404 is not
 * one of them: it is the answer to every other address.
 */
export const addresses: readonly string[] = [
  '/booking',
  '/group-health-check',
  '/lab-services',
  '/mobile-van',
  '/not-found',
  '/telehealth',
];
