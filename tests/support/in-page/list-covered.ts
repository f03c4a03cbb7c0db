/** Runs in the page. Scrolls to each control, as the Tab key does, and lists the controls that a bar or something else covers. */
export function listCovered(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type="hidden"])',
    ),
  ];
  const covered: string[] = [];
  for (const control of controls) {
    if (
      !control.checkVisibility({ visibilityProperty: true }) ||
      control.closest('svg, [aria-hidden="true"]')
    )
      continue;
    // Marks of the drawn map may be covered, because each place is also in a list. A gallery's large picture is covered by the
    // button that enlarges it.
    if (control.matches('.mark, .gallery-main > a') || getComputedStyle(control).clipPath !== 'none')
      continue;
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    // The skip link is above the page until it has the focus.
    if (!box || box.bottom + scrollY < 0) continue;
    const seen = { top: Math.max(box.top, 0), bottom: Math.min(box.bottom, innerHeight) };
    const hit = document.elementFromPoint(box.left + box.width / 2, (seen.top + seen.bottom) / 2);
    const isOwn =
      hit !== null &&
      (control.contains(hit) ||
        hit.closest('label')?.contains(control) ||
        control.closest('label')?.contains(hit));
    if (!isOwn)
      covered.push(
        `${hit?.tagName.toLowerCase() ?? 'nothing'} "${(hit?.textContent ?? '').trim().slice(0, 30)}" covers ` +
          `${control.tagName.toLowerCase()} "${(control.textContent || control.getAttribute('name') || '').trim().slice(0, 30)}"`,
      );
  }
  return covered;
}
