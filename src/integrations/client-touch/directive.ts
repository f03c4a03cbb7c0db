import type { ClientDirective } from 'astro';
import { isGoodConnection } from '#lib/connection.ts';

type Load = Parameters<ClientDirective>[0];

interface State {
  isLoading: boolean;
  hasFailed: boolean;
  /** What the visitor did while the code was on its way. */
  held: (() => void)[];
  /** What loads the code, once Astro's runtime has said it. */
  load?: Load;
  onLoad?: (load: Load) => void;
}

const LIVE_WITHIN_MS = 5000;
const CODE_WITHIN_MS = 10_000;

const self = document.currentScript as HTMLScriptElement | null;
// Where Astro's runtime is, when the page does not carry it: lean-pages writes the address here.
const runtime = self?.dataset['runtime'];
// It may stand within an island, and React would not know it.
self?.remove();

const states = new Map<Element, State>();
let attempts = 0;

function stateOf(island: Element): State {
  const state = states.get(island) ?? { isLoading: false, hasFailed: false, held: [] };
  states.set(island, state);
  return state;
}

/** Hydration goes on after it has been started: an island says `data-live` once it answers. */
function isLive(island: Element): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (island.querySelector('[data-live]')) resolve(true);
    };
    new MutationObserver(look).observe(island, { subtree: true, attributeFilter: ['data-live'] });
    setTimeout(() => resolve(false), LIVE_WITHIN_MS);
    look();
  });
}

/** What an island is made from stands at the page's end, where lean-pages puts it: the page shows itself first. */
async function giveProps(island: Element): Promise<void> {
  if (island.hasAttribute('props')) return;
  // Until the page is read to its end, whatever files it may still wait for.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  const props = document.querySelector(`[data-props="${island.getAttribute('uid')}"]`);
  // The line broke before: drawn from nothing, the island would take away the HTML that works.
  if (!props) throw new Error('This page came in part');
  island.setAttribute('props', props.textContent);
}

/** A file that never comes gives no event: after ten seconds it counts as one that cannot be had. */
function isHydrated(island: Element, state: State): Promise<boolean> {
  return new Promise((resolve) => {
    const hydrate = (load: Load) =>
      load()
        .then((act) => act())
        .then(() => resolve(true));
    const fail = () => resolve(false);
    setTimeout(fail, CODE_WITHIN_MS);
    if (state.load) void hydrate(state.load);
    else {
      state.onLoad = (load) => void hydrate(load);
      // A browser may remember that a file failed, and then never asks again for the same address.
      if (runtime) {
        giveProps(island)
          .then(() => import(/* @vite-ignore */ attempts++ ? `${runtime}?${attempts}` : runtime))
          .catch(fail);
      }
      // The runtime asks for these next; asked for now, they come in the same round trip.
      for (const name of ['component-url', 'renderer-url']) {
        import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => undefined);
      }
    }
  });
}

async function start(island: Element): Promise<void> {
  const state = stateOf(island);
  if (state.isLoading) return;
  state.isLoading = true;
  state.hasFailed =
    !(await isHydrated(island, state)) || island.hasAttribute('ssr') || !(await isLive(island));
  const acts = state.held;
  state.held = [];
  // A live island stays "loading", so nothing is started or held any more.
  state.isLoading = !state.hasFailed;
  if (state.hasFailed) return;
  island.setAttribute('data-started', '');
  for (const act of acts) act();
}

/** Not a click that opens a new tab or window. */
function isPlain({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey;
}

function hold(event: Event, held: State['held']): void {
  const target = event.target as HTMLElement;
  const button = target.closest('button');
  const link = target.closest<HTMLAnchorElement>('[data-hold] a');
  if (event instanceof SubmitEvent) {
    const { submitter } = event;
    held.push(() => (target as HTMLFormElement).requestSubmit(submitter));
  } else if (event.type === 'click' && button?.type === 'button') {
    held.push(() => button.click());
  } else if (event.type === 'click' && link && isPlain(event as MouseEvent) && isGoodConnection()) {
    const follow = setTimeout(() => location.assign(link.href), LIVE_WITHIN_MS);
    held.push(() => {
      clearTimeout(follow);
      link.click();
    });
  } else return;
  event.preventDefault();
}

function handle(event: Event): void {
  const island = (event.target as Element).closest?.('astro-island[client=touch]:not([data-started])');
  if (!island) return;
  const state = stateOf(island);
  if (!state.hasFailed) hold(event, state.held);
  void start(island);
}

// Keys and input come after a focus.
for (const type of ['pointerdown', 'focusin', 'click', 'submit']) addEventListener(type, handle, true);

function watch(): void {
  for (const island of document.querySelectorAll('astro-island[client=touch]')) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void start(island);
    });
    for (const child of island.children) observer.observe(child);
  }
}

if (isGoodConnection()) addEventListener('DOMContentLoaded', watch);

/**
 * Hydrates when the island is visible on a connection known to be good, else on the first pointer or focus
 * in it. Ticks and typed text need no help: islands read them from the page. Presses of buttons and
 * submits made while the code is on its way are held and given to the island once it is alive. When the
 * code cannot be loaded, the plain HTML gets them from then on, and the next touch tries again.
 * Links lead on at once; on a good connection those in a [data-hold] wait for the island too, which shows here what they
 * lead to, but not for long. Astro's own runtime, which calls this, is loaded with the code.
 */
const touch: ClientDirective = (load, _options, island) => {
  const state = stateOf(island);
  state.load = load;
  state.onLoad?.(load);
};

export default touch;
