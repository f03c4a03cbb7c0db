import { findPart } from '#lib/page/find-part.ts';
import { allowSaving, isSavingRefused, refuseSaving } from '#lib/page/saved-pages.ts';

/* Without script nothing is saved, so only script shows a button. The button removes the pages, or allows saving them again. */
const section = findPart('#kept');
const buttons = section.querySelectorAll('button');
const status = findPart('[role=status]', section);

async function showButton() {
  const isRefused = await isSavingRefused();
  // If saving is refused, only "allow" shows; otherwise only "remove".
  for (const button of buttons) button.hidden = (button.value === 'allow') !== isRefused;
}

async function handleClick({ value, dataset }: HTMLButtonElement) {
  // After "allow", site-script.ts registers the worker again on the next page.
  if (value === 'allow') await allowSaving();
  else {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    await refuseSaving();
  }
  await showButton();
  // The clicked button is hidden now, so the other one gets the focus.
  for (const button of buttons) if (!button.hidden) button.focus();
  status.textContent = dataset['done'] ?? '';
}

if ('serviceWorker' in navigator) {
  for (const button of buttons) button.onclick = () => void handleClick(button);
  // If storage is forbidden, nothing is kept.
  showButton().catch(() => undefined);
}
