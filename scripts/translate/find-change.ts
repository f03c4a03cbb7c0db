import { spawnSync } from 'node:child_process';
import type { CheckedEntry } from '../../src/content-check/content.ts';
import { readEnglish, splitFile } from '../../src/loaders/language/translated-files.ts';
import { listPlaces, markOf } from '../../src/lib/language/translation.ts';
import type { WordPlace } from '../../src/lib/language/word-places.ts';
import { schemaOf, wordTreeOf } from '../../src/schemas/word-tree.ts';
import { listEntryPlaces } from './make-file.ts';

// Each commit costs one call of git.
const MAX_COMMITS = '200';

/** What git prints; '' if git fails, for example because the commit does not have the file. */
function git(root: string, ...args: string[]): string {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout ?? '';
}

/** The English texts whose hash (the mark) is `from`; undefined if the last MAX_COMMITS commits of the file do not have them. */
function findEnglishAt(
  root: string,
  { file, kind, id }: CheckedEntry,
  from: string,
): WordPlace[] | undefined {
  for (const commit of git(root, 'log', '-n', MAX_COMMITS, '--format=%H', '--', file).split('\n')) {
    if (!commit) continue;
    try {
      const english = readEnglish(file, kind, splitFile(file, git(root, 'show', `${commit}:${file}`)));
      const places = listPlaces(wordTreeOf(schemaOf(kind, id)), english);
      if (markOf(places) === from) return places;
    } catch {
      // In that commit the file is missing or has mistakes.
    }
  }
  return undefined;
}

/** The changes in the English text since somebody compared the translation with it: one message for each changed text. */
export function findChange(root: string, entry: CheckedEntry, from: string): string[] {
  const former = findEnglishAt(root, entry, from);
  if (!former) return ['Git does not have the English text of the last comparison. Compare the whole text.'];
  const before = new Map(former.map(({ key, text }) => [key, text]));
  const now = new Map(listEntryPlaces(entry).map(({ key, text }) => [key, text]));
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((key) => before.get(key) !== now.get(key))
    .map((key) => `${key}\n  was: ${before.get(key) ?? '-'}\n  is:  ${now.get(key) ?? '-'}`);
}
