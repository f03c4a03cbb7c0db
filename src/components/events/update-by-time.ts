/* Shows and hides parts of a page by the device's clock, because the page may be days old. */
import { isDuring } from '#lib/events/schedule.ts';

/**
 * If the built page is out of date, calls `update` at once, and again each time Back shows the page. `data-next` is the moment when
 * the page becomes out of date, in milliseconds since 1970.
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

onStalePage((now) => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    part.hidden = !isDuring(now, part.dataset['from'], part.dataset['until']);
  }
});
