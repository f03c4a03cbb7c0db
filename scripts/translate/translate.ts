import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../src/content-check/check-content.ts';
import { type CheckedEntry, type Content, languagesOf } from '../../src/content-check/content.ts';
import { didYouMean } from '../../src/content-check/fields/did-you-mean.ts';
import { commandName } from '../../src/content-check/translations/check-pair.ts';
import { splitFile } from '../../src/loaders/split-file.ts';
import { readEnglish, translationOf } from '../../src/loaders/language/translated-files.ts';
import { LANGUAGES_FILE } from '../../src/loaders/language/languages.ts';
import { listPlaces, markOf, type Translation } from '../../src/lib/language/translation.ts';
import type { WordPlace } from '../../src/lib/language/word-places.ts';
import { schemaOf, wordTreeOf } from '../../src/schemas/word-tree.ts';
import { makeFile, listEntryPlaces } from './make-file.ts';

/** The action for a translation that somebody has compared with today's English text. */
const READ_AGAIN = 'read-again';

function findLanguageName({ entries }: Content, tag: string): string {
  const others = languagesOf(entries).filter((other) => other.tag !== 'en');
  const language = others.find((other) => other.tag === tag);
  if (language) return language.name;
  const tags = others.map((other) => other.tag).join(', ') || 'none yet';
  const problem = tag ? `There is no language "${tag}"` : 'The language is missing';
  throw new Error(
    `${problem}. Write the language first, then the entry: npm run translate -- fr services/lab-services\nThe languages in ${LANGUAGES_FILE}: ${tags}`,
  );
}

/** Finds an entry by its name or its file. Every name that starts with `interface` means the words of the interface. */
function findEntry({ entries }: Content, name: string): CheckedEntry {
  const wanted = commandName(name).replace(/^interface.*$/, 'interface/en');
  const entry = entries.find(({ file }) => commandName(file) === wanted);
  if (entry?.value !== undefined) return entry;
  if (entry) throw new Error(`${entry.file} has mistakes. Run npm run check:content and correct them first`);
  const names = entries.map(({ file }) => commandName(file));
  const problem = `There is no content/${wanted}.` + didYouMean(wanted, names);
  throw new Error(`${problem} Write a name such as services/lab-services or pages/booking`);
}

/** Writes the mark, a hash of today's English text, into the line `from:` of a translation. */
function writeMark(path: string, mark: string): void {
  // Group 1: a byte order mark, if any, and in Markdown the first line with ---. Group 2: the fields, if any.
  // Group 3: in Markdown, the rest from the next line with ---.
  const pattern = path.endsWith('.yaml') ? /^(\uFEFF?)(.*)()$/s : /^(\uFEFF?---[^\n]*\n)(|.*?\n)(---.*)$/s;
  const [, opening, fields = '', rest = ''] = pattern.exec(readFileSync(path, 'utf8')) ?? [];
  if (opening === undefined) throw new Error(`${path} has no header block. Run npm run check:content`);
  const line = `from: ${mark}`;
  const oldLine = /^from:.*$/m;
  const marked = oldLine.test(fields) ? fields.replace(oldLine, line) : `${line}\n${fields}`;
  writeFileSync(path, opening + marked + rest);
}

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
function findChange(root: string, entry: CheckedEntry, from: string): string[] {
  const former = findEnglishAt(root, entry, from);
  if (!former) return ['Git does not have the English text of the last comparison. Compare the whole text.'];
  const before = new Map(former.map(({ key, text }) => [key, text]));
  const now = new Map(listEntryPlaces(entry).map(({ key, text }) => [key, text]));
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((key) => before.get(key) !== now.get(key))
    .map((key) => `${key}\n  was: ${before.get(key) ?? '-'}\n  is:  ${now.get(key) ?? '-'}`);
}

/**
 * Writes a new translation file with the English texts. If the file exists, finds what has changed in the English text since
 * somebody compared the file with it. With the action `read-again`, writes today's mark into the existing file instead. Returns
 * the text to print.
 */
export async function translate(root: string, tag: string, name: string, action?: string): Promise<string> {
  if (action !== undefined && action !== READ_AGAIN)
    throw new Error(`"${action}" is not known here. Write ${READ_AGAIN} after the name, or nothing`);
  const content = await readContent(root);
  const language = findLanguageName(content, tag);
  const entry = findEntry(content, name);
  const file = translationOf(entry.file, tag);
  const path = join(root, file);
  const places = listEntryPlaces(entry);
  if (places.length === 0) throw new Error(`${entry.file} has nothing to translate`);
  if (!existsSync(path)) {
    const remark = `# ${language}: the text of ${entry.file}. Replace the English text with the translation. Prices, numbers, links and names come from that file.\n`;
    const keep = (text: string) => text;
    writeFileSync(path, makeFile(entry, keep, remark));
    const count =
      places.length === 1 ? '1 English text. Replace it' : `${places.length} English texts. Replace each`;
    return `${file} now has ${count} with its translation, then run npm run translate -- ${tag} ${commandName(entry.file)} ${READ_AGAIN}`;
  }
  const mark = markOf(places);
  if (action) {
    writeMark(path, mark);
    return `${file} now counts as translated from today's English text`;
  }
  const { from } = splitFile(file, readFileSync(path, 'utf8')).data as Translation;
  if (from === mark) return `${file} is translated from today's English text`;
  const change = from
    ? findChange(root, entry, from)
    : [`${file} has no line "from:" yet: nobody has compared it with the English text.`];
  return [
    ...change,
    `When ${file} is right, write the line "from: ${mark}" in it, or run npm run translate -- ${tag} ${commandName(entry.file)} ${READ_AGAIN}`,
  ].join('\n');
}
