import { allowKeeping, isKeepingRefused, refuseKeeping } from '#lib/page/saved-pages.ts';

/* Without script nothing is saved, so only script shows a button: to remove the pages, or to allow saving them again. */
const part = document.querySelector('#kept') as HTMLElement;
const buttons = part.querySelectorAll('button');
const status = part.querySelector('[role=status]') as HTMLElement;

async function showButton() {
  const isRefused = await isKeepingRefused();
  for (const button of buttons) button.hidden = (button.value === 'allow') !== isRefused;
}

async function handleClick({ currentTarget }: Event) {
  const { value, dataset } = currentTarget as HTMLButtonElement;
  if (value === 'allow') await allowKeeping();
  else {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    await refuseKeeping();
  }
  await showButton();
  // The clicked button is hidden now, so the other one gets the focus.
  for (const button of buttons) if (!button.hidden) button.focus();
  status.textContent = dataset['done'] ?? '';
}

if ('serviceWorker' in navigator) {
  for (const button of buttons) button.onclick = (event) => void handleClick(event);
  // If storage is forbidden, nothing is kept.
  showButton().catch(() => undefined);
}
