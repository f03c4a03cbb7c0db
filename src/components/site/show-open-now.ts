/*
 * Writes whether the clinic is open, by the device's clock. Shows and hides the announcements of closures. On the home page, also
 * hides the next outreach after its end (NextOutreach.astro).
 */
import { stateAt, type State } from '#lib/time/opening-hours.ts';

// OpenNow.astro writes this element, with texts such as 'Open now until 5:00pm GMT' in `data-states`.
const line = document.querySelector('[data-states]') as HTMLElement;
const states = JSON.parse(line.dataset['states'] ?? '') as State[];

function update(): void {
  const nowMinute = Math.floor(Date.now() / 60_000);
  // `data-made` is the midnight before the build, in minutes since 1970. A clock before that time is wrong: nothing is updated.
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
