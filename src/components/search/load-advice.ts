import { findPart } from '#lib/page/find-part.ts';

/* Loads the words of danger and the complaints when a search gets the focus, so that only visitors who search download them. */

// If one of them does not load, the page cannot recognise a danger, so it shows the emergency numbers.
function showEmergency(): void {
  const numbers = findPart('#advice [data-for=possible]');
  numbers.hidden = false;
  // Without `data-for`, showParts() does not hide the numbers again.
  delete numbers.dataset['for'];
}

// Both load at the same moment; advice.js judges as soon as it is here, and again with the words of complaints.js.
function load(): void {
  Promise.all([import('/scripts/advice.js'), import('/scripts/complaints.js')]).catch(showEmergency);
}

findPart('[type=search]').addEventListener('focus', load, { once: true });
