/**
 * Runs in the page. Lists what visitors can move only by dragging or swiping (WCAG 2.2, 2.5.7): draggable elements, range inputs,
 * and rows that scroll sideways but have no two buttons for this. Each of the `pairs` has the labels of two buttons, for example
 * "Previous" and "Next".
 */
export function listDragFaults(pairs: readonly (readonly string[])[]): string[] {
  const faults = [...document.querySelectorAll('[draggable="true"], input[type="range"]')].map(
    ({ outerHTML }) => `is dragged: ${outerHTML.slice(0, 80)}`,
  );
  for (const row of document.querySelectorAll('main *')) {
    const { overflowX } = getComputedStyle(row);
    if (!['auto', 'scroll'].includes(overflowX) || row.scrollWidth <= row.clientWidth + 1) continue;
    const buttons = [...(row.closest('section, article')?.querySelectorAll('button') ?? [])];
    const isMovedBy = (word: string) => buttons.some(({ textContent }) => textContent.includes(word));
    if (!pairs.some((words) => words.every(isMovedBy))) faults.push(`is swiped only: ${row.className}`);
  }
  return faults;
}
