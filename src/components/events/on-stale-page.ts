/**
 * Calls `update`, now and each time Back shows the page, if the built page is out of date. `data-next` has the moment from which
 * it is, in milliseconds since 1970.
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
