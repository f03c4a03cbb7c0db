/* Shows and hides parts of an event by the device's clock, since the page may be days old. */
import { isDuring } from '#lib/events/schedule.ts';

/** A device clock that is behind the build is wrong, so the build's day counts. */
function readNow(): number {
  const made = document.querySelector<HTMLElement>('[data-made]')?.dataset['made'] ?? '';
  return Math.max(Date.now(), Date.parse(made));
}

/** Calls `update` now and when Back shows the page again, but not before `data-next`: until then the page is right. */
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

onStalePage((now) => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    part.hidden = !isDuring(now, part.dataset['from'], part.dataset['until']);
  }
});
