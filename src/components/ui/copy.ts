import { mediaWords } from '#words';

/* If the browser refuses to copy, the status shows the text to copy by hand. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[name=copy]'))
  button.onclick = async () => {
    const text = button.value;
    let words = mediaWords.copied;
    try {
      // `clipboard` is undefined on a page without HTTPS.
      await navigator.clipboard.writeText(text);
    } catch {
      words = mediaWords.notCopied;
    }
    if (button.nextElementSibling)
      button.nextElementSibling.textContent = words.replace('{text}', () => text);
  };
