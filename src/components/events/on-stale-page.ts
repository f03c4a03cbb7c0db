/**
 * Calls `update` if the moment in `data-next` has passed: when the script runs, and each time Back shows the page. Before that
 * moment the built page is right, so a device with a slow clock keeps it. A page without `data-next` never changes.
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
