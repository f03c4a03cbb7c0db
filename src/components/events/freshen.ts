/* Shows what holds by the clock of the device, since the build could not know it. */
import { isDuring } from '#lib/events/schedule.ts';

/** The moment by the clock of the device. One that is behind the build is wrong: then it is the build's day. */
function readNow(): number {
  const made = document.querySelector<HTMLElement>('[data-made]')?.dataset['made'] ?? '';
  return Math.max(Date.now(), Date.parse(made));
}

/** Corrects the page now, and when it comes back from where it was left. Until data-next everything is as it was built. */
export function whenChanged(correct: (now: number) => void): void {
  const page = document.querySelector<HTMLElement>('[data-next]');
  const look = () => {
    if (Date.now() >= Number(page?.dataset['next'])) correct(readNow());
  };
  look();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
}

whenChanged((now) => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    part.hidden = !isDuring(now, part.dataset['from'], part.dataset['until']);
  }
});
