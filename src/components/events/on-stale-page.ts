/** A device clock that is behind the build is wrong, so the build's day counts. */
function readNow(): number {
  const made = document.querySelector<HTMLElement>('[data-made]')?.dataset['made'] ?? '';
  return Math.max(Date.now(), Date.parse(made));
}

/** Calls `update` now and when Back shows the page again, but not before `data-next`: until that moment the page is right. */
export function onStalePage(update: (now: number) => void): void {
  const page = document.querySelector<HTMLElement>('[data-next]');
  const updateIfStale = () => {
    if (Date.now() >= Number(page?.dataset['next'])) update(readNow());
  };
  updateIfStale();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) updateIfStale();
  });
}
