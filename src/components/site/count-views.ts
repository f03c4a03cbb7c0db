import { isGoodConnection } from '#lib/connection.ts';
import { EVENT_PATH, hasPrivacySignal, pageView, type Figure } from '#lib/page/page-view.ts';

/* Counts this view of the page, and on a good line its speeds, unless the browser asks for privacy. */
function countViews(): void {
  if (hasPrivacySignal(navigator)) return;
  const { content, dataset } = document.querySelector('meta[name=page-views]') as HTMLMetaElement;
  const report = (figure?: Figure) =>
    // No cookie goes to another origin, and whatever becomes of it, a visitor notices nothing.
    void fetch(content + EVENT_PATH, {
      method: 'POST',
      keepalive: true,
      body: pageView(dataset['site'] as string, location, figure),
    }).catch(() => undefined);
  report();
  // The package of these figures needs `at`, which browsers know since 2021.
  if (isGoodConnection() && 'at' in []) {
    addEventListener('vital', (event) => report((event as CustomEvent<Figure>).detail));
    // Without it only these figures are missing.
    addEventListener('load', () => void import('/web-vitals.js').catch(() => undefined));
  }
}

countViews();
