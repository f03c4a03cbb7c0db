export const FAILED = 'This could not be loaded. The links here work.';

/** What a visitor sees when the code for a press does not load: why, what is kept, and a button that loads the page again. */
export function offerReload(sign: HTMLElement, words: string, beforeReload?: () => void): void {
  sign.className = 'callout';
  sign.textContent = `${words} `;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = 'Load the page again';
  button.onclick = () => {
    beforeReload?.();
    location.reload();
  };
  sign.append(button);
}
