/**
 * Once the moment in `data-next` has passed, calls `update` now, and each time Back shows the page. Until then the page as built is
 * right, so a device clock that is behind the build changes nothing. A page without `data-next` never changes.
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
