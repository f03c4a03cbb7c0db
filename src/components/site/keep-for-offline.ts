import { isGoodConnection } from '#lib/connection.ts';
import { isKeepingRefused } from '#lib/kept-pages.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(text: string): string };
}

const address = '/worker.js';

/** Browsers with Trusted Types take a script's address from a policy that the page names only. */
function trustAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  return trustedTypes.createPolicy('worker', { createScriptURL: () => address }).createScriptURL('');
}

/** Installs the service worker, unless the visitor removed what was kept (/privacy). Pages that are likely next are fetched ahead only on a good connection. */
async function keepForOffline() {
  if (!document.querySelector('link[data-offline]')) return;
  if (await isKeepingRefused()) return;
  const { serviceWorker } = navigator;
  await serviceWorker.register(trustAddress(), { updateViaCache: 'all' });
  const { active } = await serviceWorker.ready;
  if (active && isGoodConnection()) active.postMessage('keep-ahead');
}

// On a good connection at once, on others on the second page of a visit, when it begins to pay.
if (document.referrer.startsWith(location.origin) || isGoodConnection())
  // Where it is not supported or not allowed, the site goes on without.
  addEventListener('load', () => void keepForOffline().catch(() => undefined));
