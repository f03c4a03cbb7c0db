import { isGoodConnection } from '#lib/connection.ts';
import { pageViewCall, type Analytics } from '#lib/page-view.ts';
import { hasPrivacySignal } from '#lib/privacy-signal.ts';

const { content: address, dataset } = document.querySelector('meta[name=page-views]') as HTMLMetaElement;

function report(figure?: { name: string; value: number }): void {
  const call = pageViewCall({ address, ...dataset } as Analytics, location, figure);
  // Whatever becomes of it, a visitor notices nothing.
  if (call)
    void fetch(call.address, { method: 'POST', keepalive: true, credentials: 'omit', ...call }).catch(
      () => undefined,
    );
}

if (!hasPrivacySignal(navigator)) {
  report();
  if (isGoodConnection()) {
    addEventListener('vital', (event) =>
      report((event as CustomEvent<{ name: string; value: number }>).detail),
    );
    // Without it only these figures are missing.
    addEventListener('load', () => void import('/web-vitals.js').catch(() => undefined));
  }
}
