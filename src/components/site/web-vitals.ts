import { onCLS, onINP, onLCP } from 'web-vitals';

/* Fires the event `vital` for each Core Web Vital. Only count-views.ts loads this script. */

for (const listen of [onCLS, onINP, onLCP])
  listen(({ name, value }) => dispatchEvent(new CustomEvent('vital', { detail: { name, data: { value } } })));
