/* Shows by the device's clock whether the clinic is open, and which closures to announce. */
import { stateAt, type State } from '#lib/time/opening-hours.ts';

// OpenNow.astro writes both the place and the states.
const place = document.querySelector('[data-states]') as HTMLElement;
const states = JSON.parse(place.dataset['states'] ?? '') as State[];

function showState(): void {
  const minute = Math.floor(Date.now() / 60_000);
  // A device clock that is behind the build is wrong, so nothing is updated.
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
