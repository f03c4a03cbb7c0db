import { islandWords } from '#words';
import type { ClientDirective } from 'astro';
import { canKeepTypedValues, keepTypedValues } from './typed-values.ts';

const REFRESH_MS = 5000;
/** How long after the release of the pointer a click may still come. */
const CLICK_AFTER_MS = 300;

type Load = Parameters<ClientDirective>[0];

export interface IslandState {
  /** The island is loading or hydrated, so nothing may load it again. */
  isLoadingOrHydrated?: boolean;
  /** The code has arrived, and React hydrates the island: its HTML must not contain a notice now. */
  isHydrating?: boolean;
  /** The island's code arrived and did not work, so no retry will help. */
  isBroken?: boolean;
  /** The island's code is no longer on the host, usually because the site was updated. */
  isOld?: boolean;
  /** The controls that were clicked, or otherwise used, while the code was loading. */
  queued: HTMLElement[];
  /** The notice beside a clicked control. */
  notice?: HTMLElement | undefined;
  /** Writes into the notice why the island is missing, and adds a button that reloads the page. */
  explainMissing?: (notice: HTMLElement) => void;
  /**
   * Loads the island's code, and returns the function that hydrates the island. directive.ts sets it when Astro's runtime is ready,
   * and then calls `onLoad`.
   */
  load?: Load;
  onLoad?: (load: Load) => void;
}

/** Copies the server's HTML. Call this before the island is hydrated. */
export function copyHtml(island: Element): DocumentFragment {
  const html = document.createDocumentFragment();
  for (const child of island.children) html.append(child.cloneNode(true));
  // The copy must not look busy from an earlier click when it replaces the island.
  for (const control of html.querySelectorAll('[aria-busy]')) control.removeAttribute('aria-busy');
  return html;
}

/**
 * If an island throws, React removes everything in it. This puts the server's HTML back, with the ticks and the typed text, so that
 * its links and forms work without the island's code.
 */
export function keepHtml(island: Element, html: DocumentFragment): void {
  const putBack = (records: MutationRecord[]) => {
    if (island.firstElementChild) return;
    for (const removed of records.flatMap(({ removedNodes }) => [...removedNodes])) {
      // A removed text node has no querySelectorAll().
      for (const old of (removed as Element).querySelectorAll?.<HTMLInputElement>(
        'input, select, textarea',
      ) ?? []) {
        // The copy has the same type of control under this id.
        const control = html.getElementById(old.id) as HTMLInputElement | null;
        if (control) Object.assign(control, { value: old.value, checked: old.checked });
      }
    }
    island.append(html);
    // The scripts that show the selection read the ticks again.
    island.dispatchEvent(new Event('change', { bubbles: true }));
  };
  new MutationObserver(putBack).observe(island, { childList: true });
  // React may have removed the content already.
  putBack([]);
}

let attempts = 0;

/** Gives an island its props from the end of the page, where optimise-pages moves them so that the page shows earlier. */
async function giveProps(island: Element): Promise<void> {
  if (island.hasAttribute('props')) return;
  // Resolves when the page is parsed, even if files are still loading.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve));
  const props = document.querySelector(`[data-props="${island.getAttribute('uid')}"]`);
  // The connection broke before the props arrived. An island without props would replace HTML that works.
  if (!props) throw new Error();
  island.setAttribute('props', props.textContent);
}

async function findLoad(island: Element, state: IslandState, runtime?: string): Promise<Load> {
  if (state.load) return state.load;
  const runtimeLoad = new Promise<Load>((resolve) => (state.onLoad = resolve));
  await giveProps(island);
  // Astro's runtime needs Object.hasOwn, which Chrome lacks before version 93.
  Object.hasOwn = Object.hasOwn || ((object, key) => Object.prototype.hasOwnProperty.call(object, key));
  // A browser may remember that a file failed, and never request its address again.
  if (runtime) await import(/* @vite-ignore */ attempts++ ? `${runtime}?${attempts}` : runtime);
  return runtimeLoad;
}

/** Whether hydration succeeds: a working island sets `data-hydrated`; if it throws before that, React removes its content. */
function waitForHydration(island: Element): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (!island.firstElementChild) resolve(false);
      else if (island.querySelector('[data-hydrated]')) resolve(true);
    };
    new MutationObserver(look).observe(island, { subtree: true, attributes: true, childList: true });
    look();
  });
}

/** Waits until the mouse button is released or the finger is lifted. React may remove a control, and its click would be lost. */
async function waitForRelease(island: Element): Promise<void> {
  if (!island.matches(':active')) return;
  await new Promise((resolve) => {
    for (const type of ['click', 'pointercancel']) addEventListener(type, resolve);
    // If the pointer is released over another element, there may be no click.
    addEventListener('pointerup', () => setTimeout(resolve, CLICK_AFTER_MS));
  });
}

/** Whether a file is no longer on the host, which then answers with an HTML page. */
const isGone = (address: string) =>
  fetch(address, { method: 'HEAD' }).then(
    ({ status, headers }) => status < 500 && !!headers.get('content-type')?.includes('html'),
    () => false,
  );

/**
 * Requests the page's code again without the caches of the browser and the worker, which may keep a wrong answer for a year. Waits
 * for REFRESH_MS at most, because the visitor has clicked and waits too.
 */
function refreshCode(): Promise<unknown> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const code = addresses.filter(({ pathname }) => /^\/_astro\/.*\.js$/.test(pathname));
  const requests = Array.from(new Set(code.map(({ pathname }) => pathname)), (path) =>
    fetch(path, { cache: 'reload' }).then((answer) => answer.text()),
  );
  const patience = new Promise((resolve) => setTimeout(resolve, REFRESH_MS));
  return Promise.race([Promise.all(requests), patience]).catch(() => undefined);
}

/** The notice when the code for a click fails: why, what is kept, and a button that reloads the page. */
export function offerReload(notice: HTMLElement, words: string, beforeReload?: () => Promise<unknown>): void {
  notice.className = 'callout';
  notice.textContent = `${words} `;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = islandWords.reload;
  button.onclick = async () => {
    await beforeReload?.();
    location.reload();
  };
  notice.append(button);
}

function explainMissing(notice: HTMLElement, { isOld }: IslandState): void {
  const why = isOld ? islandWords.newer : islandWords.failed;
  const whatStays = canKeepTypedValues() ? islandWords.allStays : islandWords.stays;
  offerReload(notice, `${why} ${whatStays}`, () => {
    keepTypedValues();
    return refreshCode();
  });
}

/**
 * Loads and hydrates an island, however long that takes; returns whether it is hydrated. `beforeStart` is called when all code has
 * arrived; `runtime` is the address of Astro's runtime if the page does not contain it. After any failure the server's HTML stays
 * or is put back. Pages load this function from /scripts/load-island.js. An open page may load a later version, so the parameters
 * and the result must not change.
 */
export async function loadIsland(
  island: Element,
  state: IslandState,
  beforeStart: () => void,
  runtime?: string,
): Promise<boolean> {
  let hasFailed;
  state.explainMissing = (notice) => explainMissing(notice, state);
  island.addEventListener('astro:hydration-error', () => (hasFailed = true));
  try {
    const load = await findLoad(island, state, runtime);
    const hydrate = await load();
    // If Astro's runtime cannot load the code, it fires astro:hydration-error and does not throw.
    if (hasFailed) throw new Error();
    await waitForRelease(island);
    beforeStart();
    // If hydration fails, these nodes are put back, with what was typed. If the island fails later, React has changed the nodes, so
    // keepHtml() puts back the copy.
    const nodes = [...island.childNodes];
    const html = copyHtml(island);
    let { activeElement: focused } = document;
    // Only elements can have the focus.
    island.addEventListener('focusin', ({ target }) => (focused = target as Element));
    await hydrate();
    if (await waitForHydration(island)) {
      keepHtml(island, html);
      return true;
    }
    state.isBroken = true;
    island.textContent = '';
    island.append(...nodes);
    // A visitor who was typing can continue.
    if (document.activeElement === document.body) (focused as HTMLElement).focus({ preventScroll: true });
  } catch {
    state.isOld = await isGone(island.getAttribute('component-url') ?? '');
  }
  return false;
}
