import { execFileSync } from 'node:child_process';
import type { Entry } from '../../src/content-check/content.ts';
import { readEnglish, splitFile } from '../../src/loaders/language/translated-files.ts';
import { listPlaces, markOf } from '../../src/lib/language/translation.ts';
import type { Place } from '../../src/lib/language/word-places.ts';
import { schemaOf, wordsOf } from '../../src/schemas/words.ts';
import { placesIn } from './make-file.ts';

const MOST_COMMITS = '200';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The English words as they were when their mark was `from`; undefined where the project does not know any more. */
function findFormer(root: string, { file, kind, id }: Entry, from: string): Place[] | undefined {
  for (const commit of git(root, 'log', '-n', MOST_COMMITS, '--format=%H', '--', file).split('\n')) {
    if (!commit) continue;
    try {
      const english = readEnglish(file, kind, splitFile(file, git(root, 'show', `${commit}:${file}`)));
      const places = listPlaces(wordsOf(schemaOf(kind, id)), english);
      if (markOf(places) === from) return places;
    } catch {
      // It was not there in that commit, or could not be read.
    }
  }
  return undefined;
}

/** What has changed in the English words since a translation was read beside them, a line for each place. */
export function findChange(root: string, entry: Entry, from: string): string[] {
  const former = findFormer(root, entry, from);
  if (!former)
    return ['The project does not know the English words that it was read beside. Compare all of it.'];
  const before = new Map(former.map(({ key, text }) => [key, text]));
  const now = new Map(placesIn(entry).map(({ key, text }) => [key, text]));
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((key) => before.get(key) !== now.get(key))
    .map((key) => `${key}\n  was: ${before.get(key) ?? '-'}\n  is:  ${now.get(key) ?? '-'}`);
}
