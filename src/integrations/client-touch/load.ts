import type { IslandState } from '#lib/island/island-state.ts';
import type { loadIsland } from '#lib/island/load-island.ts';
import { tidy } from './hold.ts';

const TRIES = 3;
// With pauses that grow, these are eight minutes.
const TRIES_OFFLINE = 30;

const self = document.currentScript as HTMLScriptElement | null;
// Where Astro's runtime is, when the page does not carry it: lean-pages writes the address here.
const runtime = self?.dataset['runtime'];
// It may stand within an island, and React would not know it.
self?.remove();

let attempts = 0;

/** What starts an island. A browser may remember that a file failed, and then never asks again for the same address. */
async function fetchStarter(island: Element): Promise<typeof loadIsland> {
  // Asked for now, they come in the same round trip.
  for (const name of ['component-url', 'renderer-url'])
    import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => undefined);
  const address = `/scripts/load-island.js${attempts++ ? `?${attempts}` : ''}`;
  const starter = (await import(/* @vite-ignore */ address)) as { loadIsland: typeof loadIsland };
  return starter.loadIsland;
}

/** Tries until it is settled whether the island comes alive; longer where the browser knows of no connection. */
export async function tryToLoad(island: Element, state: IslandState): Promise<boolean> {
  let tries = 0;
  const beforeStart = () => {
    state.isStarting = true;
    tidy(state);
  };
  // A line that has just come back may break again: whatever failed without it does not count.
  addEventListener('online', () => (tries = 0));
  while (!state.isBroken) {
    tries += 1;
    const isLive = await fetchStarter(island).then(
      (load) => load(island, state, beforeStart, runtime),
      () => false,
    );
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
