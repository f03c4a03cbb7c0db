import { islandWords } from '#lib/words.ts';
import { type IslandState, offerReload } from '#lib/island/load-island.ts';
import { isGoodConnection } from '#lib/connection.ts';

/* A press that waits for an island's code, with a sign beside it. */

// Before, a sign would only flicker.
const SIGN_AFTER_MS = 300;
const SLOW_AFTER_MS = 5000;
const LATE_AFTER_MS = 15_000;

/** Puts the place of a sign beside a control: what screen readers are to read out has to stand there before. */
export function makeSign(control: Element): HTMLElement {
  const sign = document.createElement('div');
  sign.setAttribute('role', 'status');
  (control.closest('p,ul,label,div') ?? control).after(sign);
  return sign;
}

/** Says what becomes of a press. Plain links stand beside what is pressed. */
function say({ sign }: IslandState, words: string): void {
  if (!sign) return;
  sign.className = 'callout';
  sign.textContent = words;
}

/** Says that nothing loads, not even the code that could say more (load-island.ts). */
export const sayFailed = (sign: HTMLElement) =>
  offerReload(sign, `${islandWords.failed} ${islandWords.stays}`);

let isHandingOn = false;

/** Whether a press is being passed to the plain HTML. */
export const isHandedOn = () => isHandingOn;

/** Lets the plain HTML do what was held back. */
export function handOn(pressed: HTMLElement): void {
  isHandingOn = true;
  pressed.click();
  isHandingOn = false;
}

/** Leaves a press to the plain HTML. */
function giveBack(state: IslandState, pressed: HTMLElement): void {
  state.held = state.held.filter((each) => each !== pressed);
  pressed.removeAttribute('aria-busy');
  handOn(pressed);
}

/**
 * Keeps a press for the island. Pressing again while it waits still counts as one press. Code that is late may never come: the island
 * then counts as failed, until it comes.
 */
export function hold(island: Element, state: IslandState, pressed: HTMLElement): void {
  if (state.held.includes(pressed)) return;
  state.held.push(pressed);
  pressed.setAttribute('aria-busy', 'true');
  // While React takes the HTML over, nothing may stand there that it does not know.
  if (!state.isStarting) state.sign = state.sign ?? makeSign(pressed);
  const after = (ms: number, act: () => void) =>
    setTimeout(() => {
      if (state.held.includes(pressed)) act();
    }, ms);
  after(SIGN_AFTER_MS, () => say(state, islandWords.loading));
  after(SLOW_AFTER_MS, () => {
    say(state, islandWords.slow);
    // A link leads on without.
    if (pressed.matches('a')) giveBack(state, pressed);
  });
  after(LATE_AFTER_MS, () => {
    island.setAttribute('data-failed', '');
    if (isPlain(pressed)) {
      state.sign?.remove();
      state.sign = undefined;
      giveBack(state, pressed);
    } else if (!pressed.dataset['plain'])
      (state.sayEnd ?? sayFailed)((state.sign = state.sign ?? makeSign(pressed)));
  });
}

/** Leaves the HTML as the server sent it. */
export function tidy(state: IslandState): void {
  state.sign?.remove();
  state.sign = undefined;
  for (const pressed of state.held) pressed.removeAttribute('aria-busy');
}

/** Not a click that opens a new tab or window. */
const isOrdinary = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !ctrlKey && !metaKey && !shiftKey;

/**
 * The control with which a visitor asked for what only an island's code can do: a button, the one that sends a form, a
 * search. Links lead on at once; on a good line those in a [data-hold] wait for the island too, which shows here what they
 * lead to. A click on the control is the same press again.
 */
export function findPressed(event: Event): HTMLElement | null | undefined {
  const target = event.target as HTMLElement;
  if (event.type === 'submit')
    return ((event as SubmitEvent).submitter ?? target.querySelector('[type=submit]')) as HTMLElement | null;
  if (event.type === 'input') return target.closest<HTMLElement>('.needs-script input');
  if (event.type !== 'click') return null;
  const link = target.closest<HTMLElement>('[data-hold] a');
  return link && isOrdinary(event as MouseEvent) && isGoodConnection()
    ? link
    : target.closest<HTMLElement>('button[type=button]');
}

/** Whether the plain HTML answers a press too. Where it does not, only a sentence can. */
export const isPlain = (pressed: Element) => pressed.matches('a, [type=submit]');
