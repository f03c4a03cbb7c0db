import { isGoodConnection } from '#lib/connection.ts';
import { hasPrivacySignal } from '#lib/privacy-signal.ts';

const address = document.querySelector<HTMLMetaElement>('meta[name=page-views]')?.content ?? '';
const report = (what: object) =>
  navigator.sendBeacon(address, JSON.stringify({ page: location.pathname + location.search, ...what }));

if (!hasPrivacySignal(navigator)) {
  report({ type: 'view' });
  if (isGoodConnection()) {
    addEventListener('vital', (event) => report({ type: 'vital', ...(event as CustomEvent<object>).detail }));
    // Without it only these figures are missing.
    addEventListener('load', () => void import('/web-vitals.js').catch(() => undefined));
  }
}
