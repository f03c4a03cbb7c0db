/** Runs in the page. Lists cut-off text, text that needs sideways scrolling, and bars that cover too much of the screen. */
export function listTextFaults(): string[] {
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
  let barsPx = 0;
  for (const part of parts) {
    const { overflowX, overflowY, position, clipPath, whiteSpace } = getComputedStyle(part);
    const isForScreenReaders = clipPath !== 'none' && part.clientWidth <= 1;
    const hasText = [...part.childNodes].some((node) => node.nodeType === 3 && (node.nodeValue ?? '').trim());
    if (isForScreenReaders || part.clientWidth === 0) continue;
    const isCut =
      (overflowX !== 'visible' && overflowX !== 'auto' && part.scrollWidth > part.clientWidth + 1) ||
      (overflowY !== 'visible' && overflowY !== 'auto' && part.scrollHeight > part.clientHeight + 1);
    if (isCut && !(part instanceof HTMLInputElement)) faults.push(`cuts off ${name(part)}`);
    // Fixed and sticky elements: scrolling does not move them, and on a short screen they cover text.
    if (position === 'fixed' || position === 'sticky') barsPx += part.offsetHeight;
    if (position === 'fixed' && part.scrollWidth > part.clientWidth)
      faults.push(`does not fit ${name(part)}`);
    if (hasText && whiteSpace === 'nowrap' && isOut(part) && position !== 'absolute') {
      const isInScroller = part.closest('.carousel, [data-scrolls], .gallery-row');
      if (!isInScroller && part.getBoundingClientRect().width > 0)
        faults.push(`leaves the page: ${name(part)}`);
    }
  }
  // Bars may cover a third of the screen. On a screen less than 30 em high, no bar is allowed.
  const em = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const maxBarsPx = innerHeight < 30 * em ? 0 : innerHeight / 3;
  if (barsPx > maxBarsPx)
    faults.push(`${barsPx} pixels stay on the screen, at most ${Math.floor(maxBarsPx)} may`);
  return faults;
}
