import { findPart } from '#lib/page/find-part.ts';

/** Loads the words of danger and the complaints. Only visitors who search download them. */
export function loadAdvice(): void {
  // Both load at the same moment; advice.js judges as soon as it is here, and again with the words of complaints.js.
  Promise.all([import('/scripts/advice.js'), import('/scripts/complaints.js')]).catch(() => {
    const numbers = findPart('#advice [data-for=possible]');
    // Without the words, the page cannot recognise a danger, so it shows the emergency numbers.
    numbers.hidden = false;
    // Without `data-for`, showParts() does not hide the numbers again.
    delete numbers.dataset['for'];
  });
}
