/* A press copies what the button holds, and says what was copied; where the browser refuses, what to copy by hand. */
for (const button of document.getElementsByName('copy') as NodeListOf<HTMLButtonElement>)
  button.onclick = async () => {
    let words = 'Copied: ';
    try {
      // Not there at all on a page that did not come by https.
      await navigator.clipboard.writeText(button.value);
    } catch {
      words = 'Not copied. Please copy it by hand: ';
    }
    (button.nextElementSibling as Element).textContent = words + button.value;
  };
