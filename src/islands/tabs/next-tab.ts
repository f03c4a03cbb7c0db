/**
 * The position a key leads to from `index` in a list of `count` tabs, round at the ends (ARIA practices, tabs);
 * undefined for any other key. Up and down belong to the page unless the tabs stand in a column.
 */
export function nextTab(key: string, index: number, count: number, isColumn: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || (isColumn && key === 'ArrowDown')) return (index + 1) % count;
  if (key === 'ArrowLeft' || (isColumn && key === 'ArrowUp')) return (index + count - 1) % count;
  return undefined;
}
