/**
 * Runs in the page. Where text is lost, or found only by scrolling sideways. With `isSpaced` lines, letters, words and
 * paragraphs first get the room that WCAG 2.2, 1.4.12 asks for.
 */
export function listTextFaults({ isSpaced = false }: { isSpaced?: boolean }): string[] {
  if (isSpaced) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  }
  const faults: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const parts = [
    ...document.querySelectorAll<HTMLElement>('body, body :not(svg *, script, style, noscript)'),
  ];
  const isOut = (element: Element) => element.getBoundingClientRect().right > innerWidth + 0.5;
  if (document.documentElement.scrollWidth > innerWidth) {
    const widest = parts.find((part) => isOut(part) && ![...part.children].some(isOut));
    faults.push(`scrolls sideways, because of ${widest ? name(widest) : 'something'}`);
  }
  for (const part of parts) {
    const { overflowX, overflowY, position, clipPath, whiteSpace } = getComputedStyle(part);
    const isForReadersOnly = clipPath !== 'none' && part.clientWidth <= 1;
    const hasText = [...part.childNodes].some((node) => node.nodeType === 3 && (node.nodeValue ?? '').trim());
    if (isForReadersOnly || part.clientWidth === 0) continue;
    const isCut =
      (overflowX !== 'visible' && overflowX !== 'auto' && part.scrollWidth > part.clientWidth + 1) ||
      (overflowY !== 'visible' && overflowY !== 'auto' && part.scrollHeight > part.clientHeight + 1);
    if (isCut && !(part instanceof HTMLInputElement)) faults.push(`cuts off ${name(part)}`);
    // The bar of a phone stays where it is, so no scrolling reaches what it does not hold.
    if (position === 'fixed' && part.scrollWidth > part.clientWidth)
      faults.push(`does not fit ${name(part)}`);
    if (hasText && whiteSpace === 'nowrap' && isOut(part) && position !== 'absolute') {
      const isInScroller = part.closest('.carousel, [data-scrolls], .gallery-row');
      if (!isInScroller && part.getBoundingClientRect().width > 0)
        faults.push(`leaves the page: ${name(part)}`);
    }
  }
  return faults;
}
