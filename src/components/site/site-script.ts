import { isGoodConnection } from '#lib/connection.ts';
import { isSavingRefused } from '#lib/page/saved-pages.ts';

/* The one script that every page shares: the menu, what the device keeps, and the service worker. */

/*
 * The browser opens and closes the popover. This code keeps the focus inside the menu. A click on a link closes the menu, so that
 * Back finds it closed.
 */
const menu = document.querySelector<HTMLElement>('#menu');

function keepFocusInside(menu: HTMLElement, isOpen: boolean) {
  for (const part of document.querySelectorAll<HTMLElement>('body > :not(#menu)')) part.inert = isOpen;
  // The casts here save bytes of every page: the menu begins with its button, and clicks are on elements.
  if (isOpen) (menu.querySelector('button') as HTMLElement).focus();
}

if (menu) {
  menu.ontoggle = menu.onbeforetoggle = ({ newState, type }) => {
    // Release the page before the menu closes, since the browser then returns the focus to the button.
    if (type === 'toggle' || newState === 'closed') keepFocusInside(menu, newState === 'open');
  };
  menu.onclick = ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover?.();
  };
  // The visitor may have opened the menu before this script arrived. Browsers without popovers throw at this selector.
  if (menu.popover && menu.matches(':popover-open')) keepFocusInside(menu, true);
}

/*
 * Now, and whenever Back shows this page, looks for queued requests and for text typed before a reload. On nearly every visit there
 * is neither, and no code loads.
 */
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

/** With Trusted Types, browsers accept a script's address only from a policy that the page's headers name. */
function trustWorkerAddress(): string {
  // Only some browsers have it, and the types of the DOM do not.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return workerAddress;
  return trustedTypes.createPolicy('worker', { createScriptURL: () => workerAddress }).createScriptURL('');
}

/** Does nothing if the visitor removed the kept pages (/privacy). Fetches likely next pages only on a good connection. */
async function keepForOffline() {
  // Page.astro marks a link so if offline reading is on and the page is not private.
  if (!document.querySelector('link[data-offline]')) return;
  if (await isSavingRefused()) return;
  const { serviceWorker } = navigator;
  await serviceWorker.register(trustWorkerAddress(), { updateViaCache: 'all' });
  const { active } = await serviceWorker.ready;
  if (active && isGoodConnection()) active.postMessage('keep-ahead');
}

// On other connections the worker waits for the second page of a visit, so that one-page visits download nothing for it.
if (document.referrer.startsWith(location.origin) || isGoodConnection())
  // If the browser does not support or allow a service worker, the site works without it.
  addEventListener('load', () => void keepForOffline().catch(() => undefined));
