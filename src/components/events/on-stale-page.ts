/**
 * Calls `update` if the built page is out of date. `data-next` is the moment of the page's next change, in milliseconds since 1970.
 * A page without `data-next` never changes. The check runs with the script, and each time Back shows the page. If the device's
 * clock is behind, visitors may see the old page for too long.
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
