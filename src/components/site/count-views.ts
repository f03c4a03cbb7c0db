import {
  goatcounter,
  hasPrivacySignal,
  plausible,
  umami,
  type Figure,
  type PageViewCall,
} from '#lib/page-view.ts';
import { isGoodConnection } from '#lib/connection.ts';

/** Which service counts. Counts.astro says it, so that a page carries the call of that one alone. */
declare const SERVICE: 'goatcounter' | 'plausible' | 'umami';

/** Counts this view of the page, and on a good line its speeds, unless the browser asks for privacy. */
function countViews(toCall: PageViewCall): void {
  if (hasPrivacySignal(navigator)) return;
  const { content, dataset } = document.querySelector('meta[name=page-views]') as HTMLMetaElement;
  const report = (figure?: Figure) => {
    const call = toCall(dataset['site'] as string, location, figure);
    // No cookie goes to another origin, and whatever becomes of it, a visitor notices nothing.
    if (call)
      void fetch(content + call.path, {
        method: 'POST',
        keepalive: true,
        ...call,
      }).catch(() => undefined);
  };
  report();
  // The package of these figures needs `at`, which browsers know since 2021.
  if (isGoodConnection() && 'at' in []) {
    addEventListener('vital', (event) => report((event as CustomEvent<Figure>).detail));
    // Without it only these figures are missing.
    addEventListener('load', () => void import('/web-vitals.js').catch(() => undefined));
  }
}

countViews(SERVICE === 'umami' ? umami : SERVICE === 'plausible' ? plausible : goatcounter);
