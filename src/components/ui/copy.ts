import { mediaWords } from '#words';

/* A press copies what the button holds, and says what was copied; where the browser refuses, what to copy by hand. */
for (const button of document.getElementsByName('copy') as NodeListOf<HTMLButtonElement>)
  button.onclick = async () => {
    const text = button.value;
    let words = mediaWords.copied;
    try {
      // Not there at all on a page that did not come by https.
      await navigator.clipboard.writeText(text);
    } catch {
      words = mediaWords.notCopied;
    }
    (button.nextElementSibling as Element).textContent = words.replace('{text}', () => text);
  };
