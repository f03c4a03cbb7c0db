import { listLicences } from './licences.ts';
import { listSettings } from './list-settings.ts';

/** The documents of which a part is drawn from the code, and what draws it. `root` is the folder of the project. */
export const documents = [
  { file: 'docs/settings.md', part: 'settings', draw: listSettings },
  { file: 'docs/licences.md', part: 'licences', draw: listLicences },
] as const satisfies { file: string; part: string; draw: (root: string) => string }[];

/**
 * A document with one of its drawn parts renewed: what stands between `<!-- part -->` and `<!-- /part -->`. Throws when the
 * document has no such place.
 */
export function fillIn(document: string, part: string, text: string): string {
  const [start, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for ${part}: ${start} ... ${end}`);
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`;
}
