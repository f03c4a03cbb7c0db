/* Without a script nothing is kept; so the button is there only with one. */
const part = document.querySelector('#kept');
const button = part?.querySelector('button');
const status = part?.querySelector<HTMLElement>('[role=status]');

async function forget() {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  if (status) status.textContent = status.dataset['done'] ?? '';
}

if (button && 'serviceWorker' in navigator) {
  button.hidden = false;
  button.onclick = () => void forget();
}

export {};
