/* Corrects the page of an event, and copies its link. Before something on it changes next (data-next) there is nothing to correct. */
import '../ui/copy.ts';
import { freshen, readNow } from './freshen.ts';

const page = document.querySelector<HTMLElement>('[data-next]');

function look(): void {
  if (Date.now() >= Number(page?.dataset['next'])) freshen(readNow());
}

look();
addEventListener('pageshow', look);
