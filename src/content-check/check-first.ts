import { existsSync } from 'node:fs';
import { INTERFACE_FILE } from '#schemas/kind.ts';
import { type Content, type CheckedEntry, languagesOf } from './content.ts';
import { findNearestName } from './fields/did-you-mean.ts';
import { problemAt, problemAtFile, problemsOf, type Problem } from './problem.ts';

const MISSING = 'this file is missing, and every page of the site needs it. Put it back';

/**
 * Languages that have several files and are not in content/languages.yaml: reported once, not for each file. If a language has
 * only one file, the name of that file may be wrong, so checkTranslations reports the file.
 */
function* checkUnlistedTags(languagesFile: CheckedEntry, content: Content) {
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

/** Problems of the files on which all other checks depend. Until these problems are solved, other messages would be misleading. */
export function checkFirst(content: Content): Problem[] {
  const find = (name: string) => content.entries.find(({ file }) => file === name);
  // Other checks need the texts of this file for dates and totals. They read it in the current folder, even if the entries come
  // from another.
  const interfaceTexts = find(INTERFACE_FILE);
  if (!interfaceTexts && !existsSync(INTERFACE_FILE)) return [problemAtFile(INTERFACE_FILE, MISSING)];
  const languages = find('content/languages.yaml');
  const unread = [interfaceTexts, languages].find((each) => each && each.value === undefined);
  if (unread) return problemsOf(unread);
  return languages ? [...checkUnlistedTags(languages, content)] : [];
}
