import { findPart } from '#lib/page/find-part.ts';

/* Loads the list of symptoms when a search gets the focus, so that only visitors who search download it. */

// If the list does not load, the page cannot recognise a danger, so it shows the emergency numbers.
function showEmergency(): void {
  const numbers = findPart('#advice [data-for=possible]');
  numbers.hidden = false;
  // Without `data-for`, showParts() does not hide the numbers again.
  delete numbers.dataset['for'];
}

findPart('[type=search]').addEventListener('focus', () => import('/scripts/advice.js').catch(showEmergency), {
  once: true,
});
