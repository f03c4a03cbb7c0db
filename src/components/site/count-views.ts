import { isGoodConnection } from '#lib/connection.ts';
import { EVENT_PATH, hasPrivacySignal, eventBody, type WebVital } from '#lib/page/page-view.ts';

/* Reports this page view, and on a good connection its web vitals. Reports nothing if the browser asks for privacy. */
function countViews(): void {
  if (hasPrivacySignal(navigator)) return;
  // Page.astro writes this element and this script together, so the cast is safe. An import of the helper findPart() would add
  // bytes to every page.
  const { content: address, dataset } = document.querySelector('meta[name=page-views]') as HTMLMetaElement;
  const report = (webVital?: WebVital) =>
    // fetch sends no cookies to another origin. A failed report only lowers the count.
    void fetch(address + EVENT_PATH, {
      method: 'POST',
      keepalive: true,
      body: eventBody(dataset['site'], location, webVital),
    }).catch(() => undefined);
  report();
  // The web-vitals package needs Array.prototype.at (2021).
  if (isGoodConnection() && 'at' in []) {
    // /web-vitals.js fires these events.
    addEventListener('vital', (event) => report((event as CustomEvent<WebVital>).detail));
    addEventListener('load', () => void import('/web-vitals.js').catch(() => undefined));
  }
}

countViews();
