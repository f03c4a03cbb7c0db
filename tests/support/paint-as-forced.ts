/**
 * In forced colours Chromium paints text in the forced colour, but tells for -webkit-text-fill-color, which axe reads, the
 * author's. This writes down what is painted. Runs inside the page, and holds until the page is left.
 */
export function paintAsForced(): void {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (one) => one instanceof HTMLElement,
  );
  // Read all before the first is written: each reading after a writing would style the page anew.
  const colours = elements.map((element) => getComputedStyle(element).color);
  for (const [index, element] of elements.entries())
    element.style.setProperty('-webkit-text-fill-color', colours[index] ?? '');
}
