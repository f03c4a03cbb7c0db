/* Corrects the page of an event. Before something on it changes next (data-next) there is nothing to do. */
import { freshen, readNow } from './freshen.ts';

const page = document.querySelector<HTMLElement>('[data-next]');

function look(): void {
  if (Date.now() >= Number(page?.dataset['next'])) freshen(readNow());
}

look();
addEventListener('pageshow', look);
