import { isGoodConnection } from '#lib/connection.ts';
import { isSavingRefused } from '#lib/page/saved-pages.ts';

/* The one script that every page shares. */

// The browser opens and closes the menu, which is a popover. This code keeps the focus inside it.
const menu = document.querySelector<HTMLElement>('#menu');

function setFocusTrap(menu: HTMLElement, isOpen: boolean) {
  for (const part of document.querySelectorAll<HTMLElement>('body > :not(#menu)')) part.inert = isOpen;
  // The menu begins with its Close button, so the cast is safe. A check would add bytes to every page.
  if (isOpen) (menu.querySelector('button') as HTMLElement).focus();
}

if (menu) {
  menu.ontoggle = menu.onbeforetoggle = ({ newState, type }) => {
    // The trap begins after the menu opens. It ends before the menu closes, because the browser cannot focus an inert menu button.
    if (type === 'toggle' || newState === 'closed') setFocusTrap(menu, newState === 'open');
  };
  menu.onclick = ({ target }) => {
    // A click on a link closes the menu, so that Back finds it closed. The target of a click is an element, so the cast is safe.
    if ((target as Element).closest('a')) menu.hidePopover?.();
  };
  // The visitor may have opened the menu before this script arrived. Only browsers with popovers know the selector.
  if (menu.popover && menu.matches(':popover-open')) setFocusTrap(menu, true);
}

// This function runs now and on each `pageshow`, because Back may show the page again. Pages work without the code that it loads.
(onpageshow = () => {
  try {
    if (localStorage.length) import('/scripts/show-waiting.js').catch(() => undefined);
    if (sessionStorage.getItem('fields'))
      import('/scripts/typed-values.js')
        .then(({ restoreTypedValues }) => restoreTypedValues())
        .catch(() => undefined);
  } catch {
    // If storage is forbidden, nothing is kept.
  }
})();

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(text: string): string };
}

const workerAddress = '/worker.js';

/** With Trusted Types, browsers accept the worker's address only from a policy named in the page's Content-Security-Policy. */
function trustWorkerAddress(): string {
  // Only some browsers have `trustedTypes`, and TypeScript does not know it.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return workerAddress;
  return trustedTypes.createPolicy('worker', { createScriptURL: () => workerAddress }).createScriptURL('');
}

/**
 * The worker saves visited pages, and on a good connection also pages that visitors may open next. Visitors can refuse this on
 * /privacy.
 */
async function keepForOffline() {
  onclick = onkeydown = null;
  // Page.astro writes this attribute if offline reading is on and the page is not private.
  if (!document.querySelector('link[data-offline]')) return;
  if (await isSavingRefused()) return;
  const { serviceWorker } = navigator;
  // The worker may come from the browser's cache for a day (lib/security/response-headers.ts), so that not every page requests it.
  await serviceWorker.register(trustWorkerAddress(), { updateViaCache: 'all' });
  const { active } = await serviceWorker.ready;
  if (active && isGoodConnection()) active.postMessage('keep-ahead');
}

// On a slow connection the worker would delay what the visitor has pressed. On a cheap phone, to register it takes as long as a tick.
const QUIET_MS = 3000;

addEventListener('load', () => {
  // On other connections than good ones, a visit to one page downloads no worker.
  if (!document.referrer.startsWith(location.origin) && !isGoodConnection()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Starts to wait now, and again at each press. The site works without a service worker.
  (onclick = onkeydown =
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => void keepForOffline().catch(() => undefined), QUIET_MS);
    })();
});
