import { FAILED, offerReload } from '#lib/island/offer-reload.ts';

/** How long an island's code has been on its way. */
export type Stage = 'loading' | 'slow';

/** Puts the place of a sign beside a control: what screen readers are to read out has to stand there before. */
export function makeSign(control: Element): HTMLElement {
  const sign = document.createElement('div');
  sign.setAttribute('role', 'status');
  (control.closest('p,ul,label,div') ?? control).after(sign);
  return sign;
}

/** Says what becomes of a press. Plain links stand beside what is pressed. */
export function say(sign: HTMLElement, stage: Stage): void {
  sign.className = 'callout';
  sign.textContent = stage === 'loading' ? 'Loading.' : 'Still loading. The links here work.';
}

/** Says that nothing comes, not even what could say more (load-island.ts). */
export const sayFailed = (sign: HTMLElement) => offerReload(sign, `${FAILED} Ticks and requests stay.`);
