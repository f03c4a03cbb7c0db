/**
 * Calls `update` if the built page is out of date: `data-next` has the moment of its next change, in milliseconds, and a page
 * without `data-next` never changes. Checks this when the script runs, and each time Back shows the page. If the device's clock is
 * slow, visitors may see the old page for too long.
 */
export function onStalePage(update: (now: number) => void): void {
  const next = document.querySelector<HTMLElement>('[data-next]')?.dataset['next'];
  if (next === undefined) return;
  const updateIfStale = () => {
    const now = Date.now();
    if (now >= Number(next)) update(now);
  };
  updateIfStale();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) updateIfStale();
  });
}
