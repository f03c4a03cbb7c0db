import { allowKeeping, isKeepingRefused, refuseKeeping } from '#lib/page/saved-pages.ts';

/* Without a script nothing is kept; so the buttons are there only with one. One is shown: to remove, or to allow again. */
const part = document.querySelector('#kept') as HTMLElement;
const buttons = part.querySelectorAll('button');
const status = part.querySelector('[role=status]') as HTMLElement;

async function show() {
  const isRefused = await isKeepingRefused();
  for (const button of buttons) button.hidden = (button.value === 'allow') !== isRefused;
}

async function press({ currentTarget }: Event) {
  const { value, dataset } = currentTarget as HTMLButtonElement;
  if (value === 'allow') await allowKeeping();
  else {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    await refuseKeeping();
  }
  await show();
  // The pressed button is gone; the keyboard goes on at the other one.
  for (const button of buttons) if (!button.hidden) button.focus();
  status.textContent = dataset['done'] ?? '';
}

if ('serviceWorker' in navigator) {
  for (const button of buttons) button.onclick = (event) => void press(event);
  // Where storage is forbidden nothing is kept, and there is nothing to remove.
  show().catch(() => undefined);
}
