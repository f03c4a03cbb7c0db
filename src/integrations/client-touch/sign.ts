/** All that is said of an island whose code is on its way or does not come. Plain links stand beside what is pressed. */
const WORDS = {
  loading: 'Loading.',
  slow: 'Still loading. The links here work.',
  failed: 'This could not be loaded. The links here work.',
  old: 'The site is newer than this page.',
};
const KEPT = ' Ticks and requests stay. ';
const RELOAD = 'Load the page again';

export type Stage = keyof typeof WORDS;

/** Puts the place of a sign beside a control: what screen readers are to read out has to stand there before. */
export function makeSign(control: Element): HTMLElement {
  const sign = document.createElement('div');
  sign.setAttribute('role', 'status');
  (control.closest('p,ul,label,div') ?? control).after(sign);
  return sign;
}

/** Says what becomes of a press; in the end with the offer to load the page again. */
export function say(sign: HTMLElement, stage: Stage): void {
  const isEnd = stage === 'failed' || stage === 'old';
  sign.className = 'callout';
  sign.textContent = WORDS[stage] + (isEnd ? KEPT : '');
  if (!isEnd) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = RELOAD;
  button.onclick = () => location.reload();
  sign.append(button);
}
