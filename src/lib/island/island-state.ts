import { islandWords } from '#lib/words.ts';
import type { ClientDirective } from 'astro';

export type Load = Parameters<ClientDirective>[0];

/** What is known of an island. */
export interface IslandState {
  isLoading?: boolean;
  isStarting?: boolean;
  /** Its code came and did not work: no other try will. */
  isBroken?: boolean;
  /** Its code is not on the host any more, mostly since the site was updated. */
  isOld?: boolean;
  /** Says why there is no island, and offers to load the page again. */
  sayEnd?: (sign: HTMLElement) => void;
  /** The controls that were pressed while the code was on its way. */
  held: HTMLElement[];
  /** The notice beside a pressed control. */
  sign?: HTMLElement | undefined;
  /** What loads the code, once Astro's runtime has said it, and who waits for that. */
  load?: Load;
  onLoad?: (load: Load) => void;
}

const states = new Map<Element, IslandState>();

export function stateOf(island: Element): IslandState {
  const state = states.get(island) ?? { held: [] };
  states.set(island, state);
  return state;
}

/** What a visitor sees when the code for a press does not load: why, what is kept, and a button that loads the page again. */
export function offerReload(sign: HTMLElement, words: string, beforeReload?: () => void): void {
  sign.className = 'callout';
  sign.textContent = `${words} `;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = islandWords.reload;
  button.onclick = () => {
    beforeReload?.();
    location.reload();
  };
  sign.append(button);
}
