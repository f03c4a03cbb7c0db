import { mediaWords } from '#words';

/* If the browser refuses to copy, the status below the button shows the text to copy by hand (CopyButton.astro). */
for (const button of document.querySelectorAll<HTMLButtonElement>('[name=copy]'))
  button.onclick = async () => {
    const text = button.value;
    let message = mediaWords.copied;
    try {
      // `clipboard` is undefined on a page without HTTPS.
      await navigator.clipboard.writeText(text);
    } catch {
      message = mediaWords.notCopied;
    }
    // The replacement is a function, so that a `$` in the text stays as it is.
    if (button.nextElementSibling)
      button.nextElementSibling.textContent = message.replace('{text}', () => text);
  };
