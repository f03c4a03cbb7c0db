/**
 * Calls `update` now and when Back shows the page again, but not before `data-next`, the moment when the page becomes out of date. A
 * device clock that is behind the build is wrong and changes nothing.
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
