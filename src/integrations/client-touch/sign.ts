import { FAILED, offerReload } from '#lib/island/offer-reload.ts';

/** What is said of an island whose code is on its way. Plain links stand beside what is pressed. */
const WORDS = {
  loading: 'Loading.',
  slow: 'Still loading. The links here work.',
};

export type Stage = keyof typeof WORDS;

/** Puts the place of a sign beside a control: what screen readers are to read out has to stand there before. */
export function makeSign(control: Element): HTMLElement {
  const sign = document.createElement('div');
  sign.setAttribute('role', 'status');
  (control.closest('p,ul,label,div') ?? control).after(sign);
  return sign;
}

/** Says what becomes of a press. */
export function say(sign: HTMLElement, stage: Stage): void {
  sign.className = 'callout';
  sign.textContent = WORDS[stage];
}

/** Says that nothing comes, not even what could say more (load-island.ts). */
export const sayFailed = (sign: HTMLElement) => offerReload(sign, `${FAILED} Ticks and requests stay.`);
