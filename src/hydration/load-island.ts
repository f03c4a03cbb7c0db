import { islandWords } from '#words';
import type { ClientDirective } from 'astro';
import { canKeepTypedValues, keepTypedValues } from './typed-values.ts';

const MAX_REFRESH_MS = 5000;
/** How long after the release of the pointer a click may still come. */
const CLICK_AFTER_MS = 300;

type Load = Parameters<ClientDirective>[0];

export interface IslandState {
  /** The island is loading or hydrated, so nothing may load it again. */
  isStarted?: boolean;
  /** React is hydrating the island, so the island's HTML must not contain the `notice` now. */
  isHydrating?: boolean;
  /** The island's code arrived and did not work, so no retry will help. */
  isFaulty?: boolean;
  /** The island's code is no longer on the host, usually because the site was updated. */
  isGone?: boolean;
  /** The controls that were clicked, or otherwise used, while the code was loading. */
  queued: HTMLElement[];
  /** The message beside a clicked control: the code is loading, or did not load. */
  notice?: HTMLElement | undefined;
  /** Writes into the notice why the island does not work, and adds a button that reloads the page. */
  explainMissing?: (notice: HTMLElement) => void;
  /**
   * Loads the island's code, and returns the function that hydrates the island. directive.ts sets `load` when Astro's runtime is
   * ready, and then calls `onLoad`.
   */
  load?: Load;
  onLoad?: (load: Load) => void;
}

/** After an island has stopped twice (start-island.ts), its plain HTML stays, and a sentence says so. */
function handOver(island: Element, state: IslandState): void {
  Object.assign(state, { isFaulty: true, isStarted: false });
  island.removeAttribute('data-started');
  island.setAttribute('data-unready', '');
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  island.after(notice);
  state.notice = notice;
  explainMissing(notice, state);
}

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

/** Waits until directive.ts sets `state.load`. Requests Astro's runtime if the page does not contain it. */
async function findLoad(island: Element, state: IslandState, runtimeAddress?: string): Promise<Load> {
  if (state.load) return state.load;
  const futureLoad = new Promise<Load>((resolve) => (state.onLoad = resolve));
  await giveProps(island);
  // Astro's runtime needs Object.hasOwn, which Chrome lacks before version 93.
  Object.hasOwn = Object.hasOwn || ((object, key) => Object.prototype.hasOwnProperty.call(object, key));
  if (runtimeAddress) await import(/* @vite-ignore */ runtimeAddress);
  return futureLoad;
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

/** Waits until the mouse button or finger is up. If React removed the pressed control before that, the click would be lost. */
async function waitForRelease(island: Element): Promise<void> {
  if (!island.matches(':active')) return;
  await new Promise((resolve) => {
    for (const type of ['click', 'pointercancel']) addEventListener(type, resolve);
    // If the pointer is released over another element, there may be no click.
    addEventListener('pointerup', () => setTimeout(resolve, CLICK_AFTER_MS));
  });
}

/** Whether a file is no longer on the host, which then answers with an HTML page. */
const isFileGone = (address: string) =>
  fetch(address, { method: 'HEAD' }).then(
    ({ status, headers }) => status < 500 && !!headers.get('content-type')?.includes('html'),
    () => false,
  );

/** Each script is asked for once, so that a host that keeps sending half of it is left alone. */
const askedAgain = new Set<string>();

/** Replaces a script in the browser's cache if it is not whole: a whole one ends as markScriptEnd() says. */
async function refreshScript(path: string): Promise<void> {
  const text = await fetch(path, { cache: 'force-cache' }).then(
    (answer) => answer.text(),
    () => '',
  );
  if (!text.endsWith(`//${path.slice(-11, -3)}`))
    await fetch(path, { cache: 'reload' }).then((answer) => answer.text());
}

/**
 * Looks for wrong scripts of the page in the browser's cache, which may keep half a file for a year, and asks the host for them
 * again: also for those that islands share. Waits for MAX_REFRESH_MS at most, because the visitor may wait too.
 */
function refreshCode(island?: Element): Promise<unknown> {
  const addresses = [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...['component-url', 'renderer-url'].map((name) => island?.getAttribute(name) ?? ''),
  ];
  const paths = new Set(addresses.map((address) => new URL(address, location.href).pathname));
  const codePaths = [...paths].filter((path) => /^\/_astro\/.*\.js$/.test(path) && !askedAgain.has(path));
  for (const path of codePaths) askedAgain.add(path);
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_REFRESH_MS));
  return Promise.race([Promise.all(codePaths.map(refreshScript)), timeout]).catch(() => undefined);
}

/** `words` say why a click could not work and what is kept. */
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

function explainMissing(notice: HTMLElement, { isGone }: IslandState): void {
  const why = isGone ? islandWords.newer : islandWords.failed;
  const whatStays = canKeepTypedValues() ? islandWords.allStays : islandWords.stays;
  offerReload(notice, `${why} ${whatStays}`, () => {
    keepTypedValues();
    // The host may be right now.
    askedAgain.clear();
    return refreshCode();
  });
}

/**
 * Loads and hydrates an island, however long that takes; returns whether the island is hydrated. `beforeStart` is called when all
 * code has arrived. `runtimeAddress` is set if the page does not contain Astro's runtime. After any failure the server's HTML stays
 * or is put back. Pages load this function from /scripts/load-island.js. An open page may load a later version of that file, so the
 * parameters and the result must not change.
 */
export async function loadIsland(
  island: Element,
  state: IslandState,
  beforeStart: () => void,
  runtimeAddress?: string,
): Promise<boolean> {
  let hasFailed;
  state.explainMissing = (notice) => explainMissing(notice, state);
  island.addEventListener('astro:hydration-error', () => (hasFailed = true));
  try {
    const load = await findLoad(island, state, runtimeAddress);
    const hydrate = await load();
    // If Astro's runtime cannot load the code, it fires astro:hydration-error and does not throw.
    if (hasFailed) throw new Error();
    await waitForRelease(island);
    beforeStart();
    // If hydration fails, these nodes are put back, with what was typed.
    const nodes = [...island.childNodes];
    let focused = document.activeElement;
    // Only elements can have the focus.
    island.addEventListener('focusin', ({ target }) => (focused = target as Element));
    await hydrate();
    if (await waitForHydration(island)) {
      island.addEventListener('stopped', () => handOver(island, state));
      return true;
    }
    state.isFaulty = true;
    island.textContent = '';
    island.append(...nodes);
    // A visitor who was typing can continue.
    if (document.activeElement === document.body) (focused as HTMLElement).focus({ preventScroll: true });
    await refreshCode(island);
  } catch {
    await refreshCode(island);
    state.isGone = await isFileGone(island.getAttribute('component-url') ?? '');
  }
  return false;
}
