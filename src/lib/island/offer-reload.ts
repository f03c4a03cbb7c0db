export const FAILED = 'This could not be loaded. The links here work.';

/** What stands at the end of a press whose code does not come: why, what stays, and a button that loads the page again. */
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
