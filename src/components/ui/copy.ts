/* A press copies what the button holds, and says what was copied; where the browser refuses, what to copy by hand. */
for (const part of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const button = part.firstElementChild as HTMLButtonElement;
  const status = part.lastElementChild as HTMLElement;
  button.onclick = async () => {
    const { value } = button;
    try {
      // Not there at all on a page that did not come by https.
      await navigator.clipboard.writeText(value);
      status.textContent = `Copied: ${value}`;
    } catch {
      status.textContent = `Your browser did not allow copying. Please copy it by hand: ${value}`;
    }
  };
  part.hidden = false;
}
