/**
 * Runs in the page. Lists which links to booking, phone and donating are missing. A page must show each link outside the main
 * content or at the top of a price list. The link to booking must be on the first screen. For the other links, visitors may have to
 * scroll.
 */
export function listMissingContactLinks(phone: string): string[] {
  scrollTo({ top: 0, behavior: 'instant' });
  const links = document.querySelectorAll<HTMLAnchorElement>('body > :not(main) a[href], .picker-top a');
  const shown = Array.from(links).filter((link) => {
    const { width, height, left, right } = link.getBoundingClientRect();
    const isThere = link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isThere && width > 0 && height > 0 && left >= 0 && right <= document.documentElement.clientWidth;
  });
  const { lang } = document.documentElement;
  // A page in another language links to pages in its own language.
  const linksTo = (to: string) =>
    shown.filter((link) => [to, `/${lang}${to}`].includes(link.getAttribute('href') ?? ''));
  const missing = ['/booking', `tel:${phone}`, '/donate'].filter((to) => linksTo(to).length === 0);
  const isAtHand = linksTo('/booking').some((link) => link.getBoundingClientRect().bottom <= innerHeight);
  return isAtHand ? missing : [...missing, '/booking on the first screen'];
}
