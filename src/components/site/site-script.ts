import { isGoodConnection } from '#lib/connection.ts';
import { isKeepingRefused } from '#lib/page/saved-pages.ts';

/* What every page runs, in one file that is fetched once: the menu, what is kept on the device, and the worker. */

/*
 * The browser opens and closes the menu by itself, with Escape and a tap outside. What is left: focus stays inside
 * while it is open, and a chosen link closes it, also for a later Back to this page.
 */
const menu = document.querySelector<HTMLElement>('#menu');

function keepFocusInside(menu: HTMLElement, isOpen: boolean) {
  for (const part of document.querySelectorAll<HTMLElement>('body > :not(#menu)')) part.inert = isOpen;
  if (isOpen) (menu.querySelector('button') as HTMLElement).focus();
}

if (menu) {
  menu.ontoggle = menu.onbeforetoggle = ({ newState, type }) => {
    // Before it closes the button must be reachable again, since the browser hands the focus back to it.
    if (type === 'toggle' || newState === 'closed') keepFocusInside(menu, newState === 'open');
  };
  menu.onclick = ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover?.();
  };
  // Opened before this script arrived. Browsers without popovers do not know the question.
  if (menu.popover && menu.matches(':popover-open')) keepFocusInside(menu, true);
}

/*
 * On nearly every visit nothing is kept on the device or in the tab. When something is, or Back brings a page as it was left:
 * look whether a request waits, and whether words of this page before it was loaded again.
 */
(onpageshow = () => {
  try {
    if (localStorage.length) import('/scripts/show-waiting.js').catch(() => undefined);
    if (sessionStorage.getItem('fields'))
      import('/scripts/typed-values.js')
        .then(({ restoreTypedValues }) => restoreTypedValues())
        .catch(() => undefined);
  } catch {
    // Storage is forbidden: nothing is kept.
  }
})();

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
