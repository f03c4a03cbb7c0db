import { existsSync } from 'node:fs';
import { INTERFACE_FILE } from '#schemas/kind.ts';
import { type Content, type CheckedEntry, problemAt, problemAtFile, problemsOf } from './content.ts';
import { findNearestName } from './fields/did-you-mean.ts';
import type { Problem } from './problem.ts';
import { languagesOf } from './translations/pair.ts';

/** Problems of the interface texts, which other checks need for dates and totals. */
function checkInterfaceFile(entries: readonly CheckedEntry[]): Problem[] {
  const interfaceTexts = entries.find(({ file }) => file === INTERFACE_FILE);
  if (interfaceTexts) return interfaceTexts.value === undefined ? problemsOf(interfaceTexts) : [];
  // Other checks read this file in the current folder, even if they check the content of another folder.
  const missing = 'this file is missing, and every page of the site needs it. Put it back';
  return existsSync(INTERFACE_FILE) ? [] : [problemAtFile(INTERFACE_FILE, missing)];
}

/**
 * Languages that have several files and are not in content/languages.yaml: reported once, not for each file. A single file may have
 * a wrong name, so checkTranslations reports it.
 */
function* checkUnlistedTags(languages: CheckedEntry, content: Content): Generator<Problem> {
  const listedTags = languagesOf(content.entries).map(({ tag }) => tag);
  const filesByTag = Map.groupBy(content.translations, ({ tag }) => tag);
  const unusedTags = listedTags.filter((tag) => tag !== 'en' && !filesByTag.has(tag));
  for (const [tag, [first, ...others]] of filesByTag) {
    if (listedTags.includes(tag) || !first || others.length === 0) continue;
    const meantTag = findNearestName(tag, unusedTags);
    const finding = `${others.length + 1} files are in "${tag}", such as ${first.file}`;
    if (meantTag) {
      const message = `no file is in "${meantTag}", and ${finding}. Write ${tag}`;
      yield problemAt(languages, [listedTags.indexOf(meantTag), 'tag'], message);
    } else {
      const message = `${finding}, and it is not listed here. Add the language, or remove those files`;
      yield problemAt(languages, [], message);
    }
  }
}

function checkLanguages(content: Content): Problem[] {
  const languages = content.entries.find(({ file }) => file === 'content/languages.yaml');
  if (!languages) return [];
  return languages.value === undefined ? problemsOf(languages) : [...checkUnlistedTags(languages, content)];
}

/** Problems of the files on which all other checks depend. Until these problems are solved, other messages would be misleading. */
export function checkFirst(content: Content): Problem[] {
  const problems = checkInterfaceFile(content.entries);
  return problems.length > 0 ? problems : checkLanguages(content);
}
