/* By the device's clock: whether the clinic is open, and which closures to announce. */
import { findPart } from '#lib/page/find-part.ts';
import { stateAt, type State } from '#lib/time/opening-hours.ts';

const place = findPart('[data-states]');
// OpenNow.astro writes them.
const states = JSON.parse(place.dataset['states'] ?? '') as State[];

function showState(): void {
  const minute = Math.floor(Date.now() / 60_000);
  // A clock behind the build is wrong.
  if (minute < Number(place.dataset['made'])) return;
  place.textContent = stateAt(states, minute);
  for (const note of document.querySelectorAll<HTMLElement>('[data-from]'))
    note.hidden = minute < Number(note.dataset['from']) || minute >= Number(note.dataset['until']);
}

function showEveryMinute(): void {
  showState();
  setTimeout(showEveryMinute, 60_000 - (Date.now() % 60_000));
}

showEveryMinute();
addEventListener('pageshow', showState);
document.addEventListener('visibilitychange', showState);
