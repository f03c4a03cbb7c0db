/* Says whether the clinic is open, and of which closures visitors are told today, by the clock of the device. */
import { stateAt, type State } from '#lib/time/opening-hours.ts';

const place = document.querySelector('[data-states]') as HTMLElement;
const states = JSON.parse(place.dataset['states'] as string) as State[];

function tell(): void {
  const minute = Math.floor(Date.now() / 60_000);
  // A clock that is behind the build is wrong.
  if (minute < Number(place.dataset['made'])) return;
  place.textContent = stateAt(states, minute);
  for (const note of document.querySelectorAll<HTMLElement>('[data-from]'))
    note.hidden = minute < Number(note.dataset['from']) || minute >= Number(note.dataset['until']);
}

function tellEveryMinute(): void {
  tell();
  setTimeout(tellEveryMinute, 60_000 - (Date.now() % 60_000));
}

tellEveryMinute();
addEventListener('pageshow', tell);
document.addEventListener('visibilitychange', tell);
