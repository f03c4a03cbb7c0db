import { existsSync } from 'node:fs';
import { INTERFACE_FILE } from '#schemas/kind.ts';
import { type Content, type CheckedEntry, problemAt, problemAtFile, problemsOf } from './content.ts';
import { findNearestName } from './fields/did-you-mean.ts';
import type { Problem } from './problem.ts';
import { languagesOf } from './translations/pair.ts';

/** Problems of INTERFACE_FILE. Other checks need its texts for dates and totals. */
function checkInterfaceFile(entries: readonly CheckedEntry[]): Problem[] {
  const interfaceTexts = entries.find(({ file }) => file === INTERFACE_FILE);
  if (interfaceTexts) return interfaceTexts.value === undefined ? problemsOf(interfaceTexts) : [];
  const missing = 'this file is missing, and every page of the site needs it. Put it back';
  // Even if the entries come from another folder, other checks read INTERFACE_FILE in the current folder.
  return existsSync(INTERFACE_FILE) ? [] : [problemAtFile(INTERFACE_FILE, missing)];
}

/**
 * Languages that have several files and are not in content/languages.yaml: reported once, not for each file. If a language has
 * only one file, the name of that file may be wrong, so checkTranslations reports the file.
 */
function* checkUnlistedTags(languagesFile: CheckedEntry, content: Content): Generator<Problem> {
  const listedTags = languagesOf(content.entries).map(({ tag }) => tag);
  const filesByTag = Map.groupBy(content.translations, ({ tag }) => tag);
  const unusedTags = listedTags.filter((tag) => tag !== 'en' && !filesByTag.has(tag));
  for (const [tag, [first, ...others]] of filesByTag) {
    if (listedTags.includes(tag) || !first || others.length === 0) continue;
    const similarTag = findNearestName(tag, unusedTags);
    const finding = `${others.length + 1} files are in "${tag}", such as ${first.file}`;
    const at = similarTag ? [listedTags.indexOf(similarTag), 'tag'] : [];
    const message = similarTag
      ? `no file is in "${similarTag}", and ${finding}. Write ${tag}`
      : `${finding}, and this language is not listed here. Add it, or remove those files`;
    yield problemAt(languagesFile, at, message);
  }
}

function checkLanguages(content: Content): Problem[] {
  const languagesFile = content.entries.find(({ file }) => file === 'content/languages.yaml');
  if (!languagesFile) return [];
  if (languagesFile.value === undefined) return problemsOf(languagesFile);
  return [...checkUnlistedTags(languagesFile, content)];
}

/** Problems of the files on which all other checks depend. Until these problems are solved, other messages would be misleading. */
export function checkFirst(content: Content): Problem[] {
  const problems = checkInterfaceFile(content.entries);
  return problems.length > 0 ? problems : checkLanguages(content);
}
