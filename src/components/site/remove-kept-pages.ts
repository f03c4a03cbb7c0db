import { findPart } from '#lib/page/find-part.ts';
import { allowSaving, isSavingRefused, refuseSaving } from '#lib/page/saved-pages.ts';

/* Pages are saved only with script, so script shows one button: "remove" the saved pages, or "allow" saving again. */
const section = findPart('#kept');
const buttons = section.querySelectorAll('button');
const status = findPart('[role=status]', section);

async function showButton() {
  const isRefused = await isSavingRefused();
  const shownValue = isRefused ? 'allow' : 'remove';
  for (const button of buttons) button.hidden = button.value !== shownValue;
}

async function handleClick({ value, dataset }: HTMLButtonElement) {
  // After "allow", site-script.ts registers the worker again on the next page.
  if (value === 'allow') await allowSaving();
  else {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    // Also removes the saved pages.
    await refuseSaving();
  }
  await showButton();
  // The clicked button is hidden now, so the other one gets the focus.
  for (const button of buttons) if (!button.hidden) button.focus();
  status.textContent = dataset['done'] ?? '';
}

if ('serviceWorker' in navigator) {
  for (const button of buttons) button.onclick = () => void handleClick(button);
  // If storage is forbidden, no pages are saved, so no button shows.
  showButton().catch(() => undefined);
}
