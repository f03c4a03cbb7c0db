import { findPart } from '#lib/page/find-part.ts';

/* Loads the words of danger and the complaints when a search gets the focus, so that only visitors who search download them. */

const numbers = findPart('#advice [data-for=possible]');

// Both load at the same moment; advice.js judges as soon as it is here, and again with the words of complaints.js.
findPart('[type=search]').onfocus = () =>
  Promise.all([import('/scripts/advice.js'), import('/scripts/complaints.js')]).catch(() => {
    // Without the words, the page cannot recognise a danger, so it shows the emergency numbers.
    numbers.hidden = false;
    // Without `data-for`, showParts() does not hide the numbers again.
    delete numbers.dataset['for'];
  });
