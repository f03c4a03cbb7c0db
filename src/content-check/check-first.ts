import { existsSync } from 'node:fs';
import { INTERFACE_FILE } from '#schemas/kind.ts';
import { type Content, type CheckedEntry, problemAt, problemOfFile } from './content.ts';
import { nearest } from './fields/did-you-mean.ts';
import type { Problem } from './problem.ts';
import { languagesOf } from './translations/pair.ts';

const LANGUAGES_FILE = 'content/languages.yaml';

const ownProblems = ({ file, mistakes }: CheckedEntry): Problem[] =>
  mistakes.map((mistake) => ({ file, ...mistake }));

/** Problems of the interface texts, which other checks need for dates and totals. */
function checkInterfaceFile(entries: readonly CheckedEntry[]): Problem[] {
  const words = entries.find(({ file }) => file === INTERFACE_FILE);
  if (words) return words.value === undefined ? ownProblems(words) : [];
  // The check reads the interface texts of its own project, even if it checks the content of another folder.
  const missing = 'this file is missing, and every page of the site needs it. Put it back';
  return existsSync(INTERFACE_FILE) ? [] : [problemOfFile(INTERFACE_FILE, missing)];
}

/** Languages with several files that content/languages.yaml does not list: reported once, not for each file. */
function* checkTags(languages: CheckedEntry, content: Content): Generator<Problem> {
  const known = languagesOf(content.entries).map(({ tag }) => tag);
  const files = Map.groupBy(content.translations, ({ tag }) => tag);
  const unused = known.filter((tag) => tag !== 'en' && !files.has(tag));
  for (const [tag, [first, ...others]] of files) {
    if (known.includes(tag) || !first || others.length === 0) continue;
    const meant = nearest(tag, unused);
    const many = `${others.length + 1} files are in "${tag}", such as ${first.file}`;
    const [path, message] = meant
      ? [[known.indexOf(meant), 'tag'], `no file is in "${meant}", and ${many}. Write ${tag}`]
      : [[], `${many}, and it is not listed here. Add the language, or remove those files`];
    yield problemAt(languages, path, message);
  }
}

function checkLanguages(content: Content): Problem[] {
  const languages = content.entries.find(({ file }) => file === LANGUAGES_FILE);
  if (!languages) return [];
  return languages.value === undefined ? ownProblems(languages) : [...checkTags(languages, content)];
}

/** Problems of the files on which all other checks depend. Until they are solved, other messages would be misleading. */
export function checkFirst(content: Content): Problem[] {
  const words = checkInterfaceFile(content.entries);
  return words.length > 0 ? words : checkLanguages(content);
}
