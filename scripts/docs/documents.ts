import { listLicences } from './licences.ts';
import { listSettings } from './list-settings.ts';

/** The documents with a generated part, and what generates it. `root` is the folder of the project. */
export const documents = [
  { file: 'docs/settings.md', part: 'settings', draw: listSettings },
  { file: 'docs/licences.md', part: 'licences', draw: listLicences },
] as const satisfies { file: string; part: string; draw: (root: string) => string }[];

/** A document with the text between `<!-- part -->` and `<!-- /part -->` replaced. Throws if the document has no such place. */
export function fillIn(document: string, part: string, text: string): string {
  const [start, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for ${part}: ${start} ... ${end}`);
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`;
}
