import type { ClientDirective } from 'astro';
import { isGoodConnection } from '#lib/connection.ts';
import { scriptEnding } from '#words';
import type { IslandState, loadIsland } from './load-island.ts';
import {
  findControl,
  isRepeatingClick,
  moveNoticeOut,
  queueClick,
  removeNotice,
  repeatClick,
  sayNotLoaded,
  worksWithoutScript,
} from './queue-clicks.ts';

/*
 * On a good connection, the directive hydrates each visible island. On a slow connection, the visitor's first use of an island
 * hydrates it. An island with a part `data-starts-island`, such as a calendar, needs hydration only there: nothing outside this part
 * starts it or waits for it. Ticks and typed text are not queued: islands read them from the page. A click on a control (findControl) is queued until the island, the plain HTML or a notice answers it
 * (docs/decisions/0002).
 */

const MAX_TRIES = 3;
// The pauses between tries grow, so 30 tries take about seven minutes.
const MAX_TRIES_OFFLINE = 30;

const thisScript = document.currentScript;
// The address of Astro's runtime; undefined if the page contains the runtime itself (integrations/optimise-pages).
const runtime = thisScript?.dataset['runtime'];
// This script may be inside an island, where React does not expect it.
thisScript?.remove();

const states = new Map<Element, IslandState>();

function getState(island: Element): IslandState {
  const state = states.get(island) ?? { queued: [] };
  states.set(island, state);
  return state;
}

/** After a failure, this makes the addresses new, because a browser may remember that an address failed. */
let cacheBuster = '';

async function fetchStarter(island: Element): Promise<typeof loadIsland> {
  // If we request these files now, they arrive in the same round trip as the starter.
  for (const name of ['component-url', 'renderer-url'])
    import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => undefined);
  const address = `/scripts/load-island${scriptEnding}${cacheBuster}`;
  const starter: { loadIsland: typeof loadIsland } = await import(/* @vite-ignore */ address);
  return starter.loadIsland;
}

async function tryToLoad(island: Element, state: IslandState): Promise<boolean> {
  let tries = 0;
  const beforeStart = () => {
    state.isHydrating = true;
    moveNoticeOut(island, state);
  };
  // A new connection may break again, so earlier failures do not count.
  addEventListener('online', () => (tries = 0));
  // An earlier call may have found the island broken.
  while (!state.isFaulty) {
    tries += 1;
    const isHydrated = await fetchStarter(island)
      .then((loadAndHydrate) => loadAndHydrate(island, state, beforeStart, runtime && runtime + cacheBuster))
      .catch(() => false);
    if (!isHydrated) cacheBuster = `?${Date.now()}`;
    state.isHydrating = false;
    const isLast = tries >= (navigator.onLine ? MAX_TRIES : MAX_TRIES_OFFLINE);
    if (isHydrated || state.isFaulty || state.isGone || isLast) return isHydrated;
    await new Promise((resolve) => {
      addEventListener('online', resolve);
      setTimeout(resolve, tries * 1000);
    });
  }
  return false;
}

async function start(island: Element, usedControl?: Element | null): Promise<void> {
  const state = getState(island);
  if (state.isStarted) return;
  state.isStarted = true;
  const isHydrated = await tryToLoad(island, state);
  removeNotice(state);
  state.isStarted = isHydrated;
  island.toggleAttribute('data-started', isHydrated);
  island.toggleAttribute('data-unready', !isHydrated);
  const { queued } = state;
  state.queued = [];
  for (const control of queued) {
    control.removeAttribute('aria-busy');
    if (isHydrated) control.click();
    else if (worksWithoutScript(control)) repeatClick(control);
  }
  // The notice is for a queued control that needs the script. If there is no such control and the code is gone from the host, the
  // notice is for `usedControl`.
  const unanswered = queued.find((control) => !worksWithoutScript(control)) ?? (state.isGone && usedControl);
  if (!isHydrated && unanswered) sayNotLoaded(state, unanswered);
}

/** The part of an island that needs its code. An island has no box of its own, so otherwise these are its children. */
function findParts(island: Element): readonly Element[] {
  const part = island.querySelector('[data-starts-island]');
  return part ? [part] : [...island.children];
}

function handleEvent(event: Event): void {
  // The target may also be the document, which has no closest().
  const target = event.target as Element;
  const island = target.closest?.('astro-island[client=interaction]:not([data-started])');
  if (!island || isRepeatingClick() || !findParts(island).some((part) => part.contains(target))) return;
  const state = getState(island);
  if (state.notice?.contains(target)) return;
  const control = findControl(event);
  const isUnready = island.hasAttribute('data-unready');
  // If the code has failed or is late, links and forms work by themselves.
  if (control && !(worksWithoutScript(control) && isUnready)) {
    event.preventDefault();
    const { plain } = control.dataset;
    // While late code is still loading, a click opens the address in `data-plain`. After a failure, a click tries again.
    if (plain && isUnready && state.isStarted) location.assign(plain);
    else queueClick(island, state, control);
  }
  void start(island, target.closest('a, button, input, textarea'));
}

// Typing starts with a focus event, so keys need no listener.
for (const type of ['pointerdown', 'focusin', 'input', 'click', 'submit'])
  addEventListener(type, handleEvent, true);

function startWhenVisible(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) void start(target.closest('astro-island') ?? target);
  });
  for (const island of document.querySelectorAll('astro-island[client=interaction]'))
    for (const part of findParts(island)) observer.observe(part);
}

if (isGoodConnection()) addEventListener('DOMContentLoaded', startWhenVisible);

/** Astro's runtime calls this function. `load` loads the island's code. */
const interaction: ClientDirective = (load, _options, island) => {
  const state = getState(island);
  state.load = load;
  state.onLoad?.(load);
};

export default interaction;
