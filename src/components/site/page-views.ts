import { isGoodConnection } from '#lib/connection.ts';
import { hasPrivacySignal } from '#lib/privacy-signal.ts';

const address = document.querySelector<HTMLMetaElement>('meta[name=page-views]')?.content ?? '';
const report = (what: object) =>
  navigator.sendBeacon(address, JSON.stringify({ page: location.pathname + location.search, ...what }));

if (!hasPrivacySignal(navigator)) {
  report({ type: 'view' });
  if (isGoodConnection()) {
    addEventListener('load', async () => {
      const { onCLS, onINP, onLCP } = await import('web-vitals');
      for (const watch of [onCLS, onINP, onLCP])
        watch(({ name, value }) => report({ type: 'vital', name, value }));
    });
  }
}
