/* Loads the list of symptoms when a search gets the focus, so that only its users download it. */
const showEmergency = () =>
  ((document.querySelector('#advice [data-for=none]') as HTMLElement).hidden = false);

(document.querySelector('[type=search]') as HTMLInputElement).addEventListener(
  'focus',
  () => import('/scripts/advice.js').catch(showEmergency),
  { once: true },
);

export {};
