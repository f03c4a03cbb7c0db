/**
 * Calls `update` if the page is out of date, which it is from `data-next` on: now, and again when Back shows the page. So a device
 * clock that is behind the build changes nothing.
 */
export function onStalePage(update: (now: number) => void): void {
  const page = document.querySelector<HTMLElement>('[data-next]');
  const updateIfStale = () => {
    const now = Date.now();
    if (now >= Number(page?.dataset['next'])) update(now);
  };
  updateIfStale();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) updateIfStale();
  });
}
