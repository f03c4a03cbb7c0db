/** Loads the words of danger and the complaints. Only visitors who search download them. */
export function loadAdvice(): void {
  // Both load at the same moment; advice.js judges as soon as it is here, and again with the words of complaints.js.
  Promise.all([import('/scripts/advice.js'), import('/scripts/complaints.js')]).catch(() => {
    // After the first failure there is no such element: the numbers are shown already.
    const numbers = document.querySelector<HTMLElement>('#advice [data-for=possible]');
    if (!numbers) return;
    // Without the words, the page cannot recognise a danger, so it shows the emergency numbers.
    numbers.hidden = false;
    // Without `data-for`, showParts() does not hide the numbers again.
    delete numbers.dataset['for'];
  });
}
