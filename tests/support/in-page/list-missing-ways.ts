/**
 * What of booking, phone and ways to give a visitor of the page cannot press at once: a link in its shell, or at the top of a price list, that is shown, whether
 * further down or not. Booking must show on the first screen too, unless that is very low. Runs in the page.
 */
export function listMissingWays(phone: string): string[] {
  scrollTo({ top: 0, behavior: 'instant' });
  const links = document.querySelectorAll<HTMLAnchorElement>('body > :not(main) a[href], .picker-top a');
  const shown = Array.from(links).filter((link) => {
    const { width, height, left, right } = link.getBoundingClientRect();
    const isThere = link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isThere && width > 0 && height > 0 && left >= 0 && right <= document.documentElement.clientWidth;
  });
  const { lang } = document.documentElement;
  // A page in another language leads to pages in it.
  const leading = (to: string) =>
    shown.filter((link) => [to, `/${lang}${to}`].includes(link.getAttribute('href') ?? ''));
  const missing = ['/booking', `tel:${phone}`, '/donate'].filter((to) => leading(to).length === 0);
  const isAtHand = leading('/booking').some((link) => link.getBoundingClientRect().bottom <= innerHeight);
  return isAtHand ? missing : [...missing, '/booking on the first screen'];
}
