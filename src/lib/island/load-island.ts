import { islandWords } from '#words';
import type { ClientDirective } from 'astro';
import { canKeepTypedValues, keepTypedValues } from './typed-values.ts';

const REFRESH_MS = 5000;
const CLICK_AFTER_MS = 300;

type Load = Parameters<ClientDirective>[0];

export interface IslandState {
  isLoading?: boolean;
  isStarting?: boolean;
  /** Its code came and did not work: no other try will. */
  isBroken?: boolean;
  /** Its code is not on the host any more, mostly since the site was updated. */
  isOld?: boolean;
  /** Says why there is no island, and offers to load the page again. */
  sayEnd?: (sign: HTMLElement) => void;
  /** The controls that were clicked while the code was loading. */
  queued: HTMLElement[];
  /** The notice beside such a control. */
  sign?: HTMLElement | undefined;
  /** What loads the code, once Astro's runtime has said it, and who waits for that. */
  load?: Load;
  onLoad?: (load: Load) => void;
}

/** The HTML of the server, to be taken before an island is hydrated. */
export function copyHtml(island: Element): DocumentFragment {
  const html = document.createDocumentFragment();
  for (const child of island.children) html.append(child.cloneNode(true));
  // Put back later, it must not look busy with a click of before.
  for (const control of html.querySelectorAll('[aria-busy]')) control.removeAttribute('aria-busy');
  return html;
}

/**
 * React takes an island that throws off the page, and all that stood there with it. Puts the server's HTML back in its place, with
 * what was ticked and typed, so that its links and forms go on without the island.
 */
export function keepHtml(island: Element, html: DocumentFragment): void {
  const putBack = (records: MutationRecord[]) => {
    if (island.firstElementChild) return;
    for (const gone of records.flatMap(({ removedNodes }) => [...removedNodes])) {
      for (const old of (gone as Element).querySelectorAll?.<HTMLInputElement>('input, select, textarea') ??
        []) {
        const control = html.getElementById(old.id) as HTMLInputElement | null;
        if (control) Object.assign(control, { value: old.value, checked: old.checked });
      }
    }
    island.append(html);
    // Code that follows the ticks is told to look again.
    island.dispatchEvent(new Event('change', { bubbles: true }));
  };
  new MutationObserver(putBack).observe(island, { childList: true });
  putBack([]);
}

let attempts = 0;

/** Gives an island its props from the end of the page, where optimise-pages puts them so that the page shows earlier. */
async function giveProps(island: Element): Promise<void> {
  if (island.hasAttribute('props')) return;
  // Until the page is read to its end, whatever files it may still wait for.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve));
  const props = document.querySelector(`[data-props="${island.getAttribute('uid')}"]`);
  // The line broke before: drawn from nothing, the island would take away the HTML that works.
  if (!props) throw new Error();
  island.setAttribute('props', props.textContent);
}

async function findLoad(island: Element, state: IslandState, runtime?: string): Promise<Load> {
  if (state.load) return state.load;
  const told = new Promise<Load>((resolve) => (state.onLoad = resolve));
  await giveProps(island);
  // A browser may remember that a file failed, and then never asks again for the same address.
  // Astro's runtime asks for it; Chrome has it since 93.
  Object.hasOwn = Object.hasOwn || ((object, key) => Object.prototype.hasOwnProperty.call(object, key));
  if (runtime) await import(/* @vite-ignore */ attempts++ ? `${runtime}?${attempts}` : runtime);
  return told;
}

/**
 * Hydration goes on after it has been started: an island says `data-hydrated` once it answers. One that throws before is taken off
 * the page by React.
 */
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

/** React may take what is being pressed off the page, and its click would be lost. */
async function waitForRelease(island: Element): Promise<void> {
  if (!island.matches(':active')) return;
  await new Promise((resolve) => {
    for (const type of ['click', 'pointercancel']) addEventListener(type, resolve);
    // A press that ends elsewhere makes no click.
    addEventListener('pointerup', () => setTimeout(resolve, CLICK_AFTER_MS));
  });
}

/** Hosts answer for a file that they do not have with a page. */
const isGone = (address: string) =>
  fetch(address, { method: 'HEAD' }).then(
    ({ status, headers }) => status < 500 && !!headers.get('content-type')?.includes('html'),
    () => false,
  );

/**
 * Asks for the page's code again, past what the browser and the worker keep of it: a wrong answer may be kept for a year. Waits for
 * a line that says nothing no longer than a visitor would.
 */
function refreshCode(): Promise<unknown> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const code = addresses.filter(({ pathname }) => /^\/_astro\/.*\.js$/.test(pathname));
  const asked = Array.from(new Set(code.map(({ pathname }) => pathname)), (path) =>
    fetch(path, { cache: 'reload' }).then((answer) => answer.text()),
  );
  const patience = new Promise((resolve) => setTimeout(resolve, REFRESH_MS));
  return Promise.race([Promise.all(asked), patience]).catch(() => undefined);
}

/** What a visitor sees when the code for a press does not load: why, what is kept, and a button that loads the page again. */
export function offerReload(sign: HTMLElement, words: string, beforeReload?: () => Promise<unknown>): void {
  sign.className = 'callout';
  sign.textContent = `${words} `;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = islandWords.reload;
  button.onclick = async () => {
    await beforeReload?.();
    location.reload();
  };
  sign.append(button);
}

function sayEnd(sign: HTMLElement, { isOld }: IslandState): void {
  const stays = canKeepTypedValues() ? islandWords.allStays : islandWords.stays;
  offerReload(sign, `${isOld ? islandWords.newer : islandWords.failed} ${stays}`, () => {
    keepTypedValues();
    return refreshCode();
  });
}

/**
 * Loads the code of an island and starts it, however long that takes; tells whether it is alive. `beforeStart` is called when
 * all has come; `runtime` is where Astro's runtime is, when the page does not carry it. Whatever goes wrong, the HTML of the server stays, or
 * is put back. No page carries this: it comes as /scripts/load-island.js, with the code of an island. An open page may meet a
 * later version of it, so what it takes and gives stays as it is.
 */
export async function loadIsland(
  island: Element,
  state: IslandState,
  beforeStart: () => void,
  runtime?: string,
): Promise<boolean> {
  let hasFailed;
  state.sayEnd = (sign) => sayEnd(sign, state);
  island.addEventListener('astro:hydration-error', () => (hasFailed = true));
  try {
    const start = await (await findLoad(island, state, runtime))();
    if (hasFailed) throw new Error();
    await waitForRelease(island);
    beforeStart();
    const nodes = [...island.childNodes];
    const html = copyHtml(island);
    let { activeElement: focused } = document;
    island.addEventListener('focusin', ({ target }) => (focused = target as Element));
    await start();
    if (await waitForHydration(island)) {
      keepHtml(island, html);
      return true;
    }
    state.isBroken = true;
    island.textContent = '';
    island.append(...nodes);
    // Anyone who was typing can go on.
    if (document.activeElement === document.body) (focused as HTMLElement).focus({ preventScroll: true });
  } catch {
    state.isOld = await isGone(island.getAttribute('component-url') ?? '');
  }
  return false;
}
