/* Shows and hides parts of a page by the device's clock, because the page may be days old. */
import { isDuring } from '#lib/events/schedule.ts';
import { onStalePage } from './on-stale-page.ts';

onStalePage((now) => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    part.hidden = !isDuring(now, part.dataset['from'], part.dataset['until']);
  }
});
