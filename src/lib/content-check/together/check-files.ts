import { checkFileName } from '../check-file-name.ts';
import type { Content } from '../content.ts';
import { isFileKind, KINDS } from '../kinds.ts';
import type { Problem } from '../problem.ts';
import { DONATION_FORMS } from '../../donation-form.ts';
import { sayOfFile } from './say.ts';

/** The files without which a page of the site could not be built. */
function listNeeded(): string[] {
  const single = KINDS.filter(isFileKind).map(({ path }) => path);
  const named = KINDS.flatMap(({ path, names, extensions }) =>
    Array.isArray(names) ? names.map((name) => `${path}/${name}${extensions[0]}`) : [],
  );
  return [...single, ...named, ...Object.keys(DONATION_FORMS).map((id) => `content/programmes/${id}.md`)];
}

/** Files that are missing, that nobody reads, or that would have the same address. */
export function checkFiles({ files, entries }: Content): Problem[] {
  const missing = listNeeded().filter((file) => !files.has(file));
  const names = [...files].flatMap((file) => {
    const message = checkFileName(file);
    return message ? [sayOfFile(file, message)] : [];
  });
  const ids = Map.groupBy(entries, ({ kind, id }) => `${kind.path}/${id.toLowerCase()}`);
  const doubles = [...ids.values()].flatMap(([first, ...others]) =>
    others.map(({ file }) =>
      sayOfFile(file, `this file and ${first?.file} would have one address. Rename one of the two`),
    ),
  );
  return [
    ...missing.map((file) =>
      sayOfFile(file, 'this file is missing, and a page of the site needs it. Put it back'),
    ),
    ...names,
    ...doubles,
  ];
}
