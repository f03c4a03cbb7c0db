/**
 * Calls `update` now and when Back shows the page, from the moment in `data-next` on. Until then the page as built is right, so a
 * device clock that is behind the build changes nothing. A page without `data-next` never changes.
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
