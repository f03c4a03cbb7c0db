/*
 * Corrects on the page of an event what the build could not know, by the clock of the device: the next day of a weekly
 * one, and the parts that hold only from or until some moment. Before the next of these moments there is nothing to do.
 */
import { isShown } from '#lib/events/is-shown.ts';
import { freshenDays, readNow } from './freshen-days.ts';

const page = document.querySelector<HTMLElement>('[data-next]');

function freshen(): void {
  if (Date.now() < Number(page?.dataset['next'])) return;
  const now = readNow();
  freshenDays(now);
  for (const part of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    part.hidden = !isShown(now, part.dataset['from'], part.dataset['until']);
  }
}

freshen();
addEventListener('pageshow', freshen);
