/**
 * Calls `update` if the moment in `data-next` has passed: when the script runs, and each time Back shows the page. Before that
 * moment the built page is right. A device whose clock is behind may show it for too long, but never an older
 * state. A page without `data-next` never changes.
 */
export function onStalePage(update: (now: number) => void): void {
  const element = document.querySelector<HTMLElement>('[data-next]');
  const updateIfStale = () => {
    const now = Date.now();
    if (now >= Number(element?.dataset['next'])) update(now);
  };
  updateIfStale();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) updateIfStale();
  });
}
