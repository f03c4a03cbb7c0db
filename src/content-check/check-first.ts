import { existsSync } from 'node:fs';
import { type Content, type CheckedEntry, problemAt, problemOfFile } from './content.ts';
import { nearest } from './fields/did-you-mean.ts';
import type { Problem } from './problem.ts';
import { languagesOf, listFilesByTag } from './translations/pair.ts';

const INTERFACE_FILE = 'content/interface/en.yaml';
const LANGUAGES_FILE = 'content/languages.yaml';

const ownProblems = ({ file, mistakes }: CheckedEntry): Problem[] =>
  mistakes.map((mistake) => ({ file, ...mistake }));

/** What is wrong where the site has no words of its own, with which the other checks say days and sums. */
function checkInterfaceFile(entries: readonly CheckedEntry[]): Problem[] {
  const words = entries.find(({ file }) => file === INTERFACE_FILE);
  if (words) return words.value === undefined ? ownProblems(words) : [];
  // They are read where the check runs, whatever content it looks at.
  const missing = 'this file is missing, and every page of the site needs it. Put it back';
  return existsSync(INTERFACE_FILE) ? [] : [problemOfFile(INTERFACE_FILE, missing)];
}

/** Languages that are not named, and in which several files are: one line is wrong, not all of them. */
function* checkTags(languages: CheckedEntry, content: Content): Generator<Problem> {
  const known = languagesOf(content.entries).map(({ tag }) => tag);
  const files = listFilesByTag(content);
  const unused = known.filter((tag) => tag !== 'en' && !files.has(tag));
  for (const [tag, [first, ...others]] of files) {
    if (known.includes(tag) || !first || others.length === 0) continue;
    const slip = nearest(tag, unused);
    const many = `${others.length + 1} files are in "${tag}", such as ${first}`;
    if (slip === undefined)
      yield problemAt(
        languages,
        [],
        `${many}, and it is not named here. Add the language, or remove those files`,
      );
    else
      yield problemAt(
        languages,
        [known.indexOf(slip), 'tag'],
        `no file is in "${slip}", and ${many}. Write ${tag}`,
      );
  }
}

function checkLanguages(content: Content): Problem[] {
  const languages = content.entries.find(({ file }) => file === LANGUAGES_FILE);
  if (!languages) return [];
  return languages.value === undefined ? ownProblems(languages) : [...checkTags(languages, content)];
}

/** What is wrong with the files that all other checks lean on. While something is, what those would say is mostly false. */
export function checkFirst(content: Content): Problem[] {
  const words = checkInterfaceFile(content.entries);
  return words.length > 0 ? words : checkLanguages(content);
}
