import { findPart } from '#lib/page/find-part.ts';

/* Loads the list of symptoms when a search gets the focus, so that only visitors who search download it. */

// If the list does not load, the page cannot recognise a danger, so it shows the emergency numbers.
const showEmergency = () => (findPart('#advice [data-for=none]').hidden = false);

findPart('[type=search]').addEventListener('focus', () => import('/scripts/advice.js').catch(showEmergency), {
  once: true,
});
