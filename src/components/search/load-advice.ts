/* Fetches what people type when they are ill, as soon as a search is touched; nobody else pays for it. */
const showEmergency = () =>
  ((document.querySelector('#advice [data-for=none]') as HTMLElement).hidden = false);

(document.querySelector('[type=search]') as HTMLInputElement).addEventListener(
  'focus',
  () => import('/scripts/advice.js').catch(showEmergency),
  { once: true },
);

export {};
