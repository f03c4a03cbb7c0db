import type { ClientDirective } from 'astro';
import { isGoodConnection } from '#lib/connection.ts';
import { scriptEnding } from '#lib/words.ts';
import type { IslandState, loadIsland } from '#lib/island/load-island.ts';
import { handOn, hold, isHandedOn, makeSign, sayFailed, tidy, findPressed, isPlain } from './hold.ts';

const TRIES = 3;
// With pauses that grow, these are eight minutes.
const TRIES_OFFLINE = 30;

const self = document.currentScript as HTMLScriptElement | null;
// Where Astro's runtime is, when the page does not carry it: lean-pages writes the address here.
const runtime = self?.dataset['runtime'];
// It may stand within an island, and React would not know it.
self?.remove();

const states = new Map<Element, IslandState>();

function stateOf(island: Element): IslandState {
  const state = states.get(island) ?? { held: [] };
  states.set(island, state);
  return state;
}

let attempts = 0;

/** What starts an island. A browser may remember that a file failed, and then never asks again for the same address. */
async function fetchStarter(island: Element): Promise<typeof loadIsland> {
  // Asked for now, they come in the same round trip.
  for (const name of ['component-url', 'renderer-url'])
    import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => undefined);
  const address = `/scripts/load-island${scriptEnding}${attempts++ ? `?${attempts}` : ''}`;
  const starter = (await import(/* @vite-ignore */ address)) as { loadIsland: typeof loadIsland };
  return starter.loadIsland;
}

/** Tries until it is settled whether the island comes alive; longer where the browser knows of no connection. */
async function tryToLoad(island: Element, state: IslandState): Promise<boolean> {
  let tries = 0;
  const beforeStart = () => {
    state.isStarting = true;
    tidy(state);
  };
  // A line that has just come back may break again: whatever failed without it does not count.
  addEventListener('online', () => (tries = 0));
  while (!state.isBroken) {
    tries += 1;
    const isLive = await fetchStarter(island)
      .then((load) => load(island, state, beforeStart, runtime))
      .catch(() => false);
    state.isStarting = false;
    const isLast = tries >= (navigator.onLine ? TRIES : TRIES_OFFLINE);
    if (isLive || state.isBroken || state.isOld || isLast) return isLive;
    await new Promise((resolve) => {
      addEventListener('online', resolve);
      setTimeout(resolve, tries * 1000);
    });
  }
  return false;
}

async function start(island: Element, touched?: Element | null): Promise<void> {
  const state = stateOf(island);
  if (state.isLoading) return;
  state.isLoading = true;
  const isLive = await tryToLoad(island, state);
  tidy(state);
  // A live island stays "loading", so nothing is started or held any more.
  state.isLoading = isLive;
  island.toggleAttribute('data-started', isLive);
  island.toggleAttribute('data-failed', !isLive);
  const { held } = state;
  state.held = [];
  for (const pressed of held) {
    if (isLive) pressed.click();
    else if (isPlain(pressed)) handOn(pressed);
  }
  const unanswered = held.find((pressed) => !isPlain(pressed)) ?? (state.isOld && touched);
  if (!isLive && unanswered) (state.sayEnd ?? sayFailed)((state.sign = makeSign(unanswered)));
}

function handle(event: Event): void {
  const target = event.target as Element;
  const island = target.closest?.('astro-island[client=touch]:not([data-started])');
  if (!island || isHandedOn()) return;
  // What works without the island starts it on a good line alone.
  if (target.closest('[data-without-code]') && !isGoodConnection()) return;
  const state = stateOf(island);
  if (state.sign?.contains(target)) return;
  const pressed = findPressed(event);
  const isFailed = island.hasAttribute('data-failed');
  if (pressed && !(isPlain(pressed) && isFailed)) {
    event.preventDefault();
    const { plain } = pressed.dataset;
    // Late: once it is settled that the code does not come, nothing is loading, and a press tries again.
    if (plain && isFailed && state.isLoading) location.assign(plain);
    else hold(island, state, pressed);
  }
  void start(island, target.closest('a, button, input, textarea'));
}

// Keys come after a focus.
for (const type of ['pointerdown', 'focusin', 'input', 'click', 'submit'])
  addEventListener(type, handle, true);

function watch(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) void start(target.parentElement ?? target);
  });
  // An island has no box of its own.
  for (const part of document.querySelectorAll('astro-island[client=touch] > *')) observer.observe(part);
}

if (isGoodConnection()) addEventListener('DOMContentLoaded', watch);

/**
 * Hydrates when the island is visible on a connection known to be good, else on the first pointer or focus in it that is not in a
 * [data-without-code], which works without. Ticks and
 * typed text need no help: islands read them from the page. Every press that needs the code is held, with a sign beside it,
 * for as long as the line needs; it ends with the island, with the plain HTML or with a sentence (docs/decisions/0002).
 * Astro's own runtime, which calls this, is loaded with the code.
 */
const touch: ClientDirective = (load, _options, island) => {
  const state = stateOf(island);
  state.load = load;
  state.onLoad?.(load);
};

export default touch;
