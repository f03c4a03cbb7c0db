/*
 * Shows by the device's clock whether the clinic is open, and which closures to announce. On the home page, it also hides the next
 * outreach once that is over (NextOutreach.astro).
 */
import { stateAt, type State } from '#lib/time/opening-hours.ts';

// OpenNow.astro writes this element, with the states in its data.
const line = document.querySelector('[data-states]') as HTMLElement;
const states = JSON.parse(line.dataset['states'] ?? '') as State[];

function update(): void {
  const nowMinute = Math.floor(Date.now() / 60_000);
  // A device clock that is behind the day of the build is wrong, so nothing is updated.
  if (nowMinute < Number(line.dataset['made'])) return;
  line.textContent = stateAt(states, nowMinute);
  for (const timedElement of document.querySelectorAll<HTMLElement>('[data-from]'))
    timedElement.hidden =
      nowMinute < Number(timedElement.dataset['from']) || nowMinute >= Number(timedElement.dataset['until']);
}

function updateWhenMinuteBegins(): void {
  update();
  setTimeout(updateWhenMinuteBegins, 60_000 - (Date.now() % 60_000));
}

updateWhenMinuteBegins();
// Browsers delay timers in hidden tabs, and stop them in pages that are kept for Back.
addEventListener('pageshow', update);
document.addEventListener('visibilitychange', update);
