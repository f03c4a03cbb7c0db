import { DONATION_FORMS } from '#schemas/giving.ts';
import { type Content, say, sayOfFile } from '../content.ts';
import { listEntryPages, routeOf, type EntryPage } from '../links/list-targets.ts';
import type { Problem } from '../problem.ts';

// Not made of src/pages, and yet there: the forms for editors, and the workshop of developers.
const TAKEN = ['/admin', '/workshop'];

/** An item of a list is blamed where its id stands. */
function blame({ entry, id }: EntryPage, message: string): Problem {
  if (!Array.isArray(entry.value)) return sayOfFile(entry.file, `${message}. Give this file another name`);
  const at = (entry.value as { id: string }[]).findIndex((item) => item.id === id);
  return say(entry, [at, 'id'], `${message}. Remove this item`);
}

/** Entries whose page would have the address of another page, and programmes that nobody can give to yet. */
export function checkAddresses({ entries, pages }: Content): Problem[] {
  const routes = pages.map(routeOf);
  const makers = new Map<string, EntryPage>();
  const clashes = listEntryPages(entries).flatMap((page) => {
    const { entry, address } = page;
    // The others are words of pages that have a file of their own.
    if (!routes.includes(entry.kind.route ?? '')) return [];
    const other = makers.get(address);
    // Of one kind they have one name, and that is said by checkFiles.
    if (other?.entry.kind === entry.kind) return [];
    if (other) return [blame(page, `${other.entry.file} makes the page ${address} already`)];
    makers.set(address, page);
    const isTaken = routes.includes(address) || TAKEN.includes(address);
    return isTaken ? [blame(page, `the page ${address} is there already`)] : [];
  });
  const formless = entries.filter(
    ({ kind, id }) => kind.path === 'content/programmes' && !(id in DONATION_FORMS),
  );
  return [
    ...clashes,
    ...formless.map(({ id, file }) =>
      sayOfFile(
        file,
        `there is no page /donate-${id} for this programme yet. Ask a developer to make it first`,
      ),
    ),
  ];
}
