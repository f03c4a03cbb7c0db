import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../src/content-check/check-content.ts';
import type { Content, Entry } from '../../src/content-check/content.ts';
import { didYouMean } from '../../src/content-check/fields/did-you-mean.ts';
import { languagesOf, nameOf } from '../../src/content-check/translations/pair.ts';
import { splitFile } from '../../src/loaders/language/translated-files.ts';
import { LANGUAGES_FILE } from '../../src/loaders/language/languages.ts';
import { markOf, type Translation } from '../../src/lib/language/translation.ts';
import { findChange } from './find-change.ts';
import { fileIn, makeFile, placesIn } from './make-file.ts';

function findLanguage({ entries }: Content, tag: string): string {
  const others = languagesOf(entries).filter((language) => language.tag !== 'en');
  const found = others.find((language) => language.tag === tag);
  if (found) return found.name;
  const tags = others.map((language) => language.tag).join(', ') || 'none yet';
  throw new Error(
    `Say which language, as in npm run translate -- fr services/lab-services\n${LANGUAGES_FILE} names: ${tags}`,
  );
}

/** An entry by its name or its file; the words of the site itself are called interface. */
function findEntry({ entries }: Content, name: string): Entry {
  const asked = nameOf(name).replace(/^interface.*$/, 'interface/en');
  const found = entries.find(({ file }) => nameOf(file) === asked);
  if (found?.value !== undefined) return found;
  if (found) throw new Error(`${found.file} has mistakes. Run npm run check:content and correct them first`);
  const names = entries.map(({ file }) => nameOf(file));
  throw new Error(
    `There is no content/${asked}.${didYouMean(asked, names)} Write it as in services/lab-services or pages/booking`,
  );
}

/** Writes that all of a translation was read beside the English words of today. */
function markRead(path: string, mark: string): void {
  const text = readFileSync(path, 'utf8');
  const line = `from: ${mark}`;
  const start = path.endsWith('.yaml') ? /^/ : /^---\n/;
  writeFileSync(
    path,
    /^from:.*$/m.test(text)
      ? text.replace(/^from:.*$/m, line)
      : text.replace(start, (fence) => `${fence}${line}\n`),
  );
}

/** Begins the translation of an entry, says how it stands, or counts it as read again. Returns what to tell. */
export async function translate(root: string, tag: string, name: string, how?: string): Promise<string> {
  const content = await readContent(root);
  const language = findLanguage(content, tag);
  const entry = findEntry(content, name);
  const file = fileIn(entry, tag);
  const path = join(root, file);
  const places = placesIn(entry);
  if (places.length === 0) throw new Error(`${entry.file} has no words to translate`);
  if (!existsSync(path)) {
    const remark = `# ${language}: the words of ${entry.file}. Write over the English ones. Prices, numbers, links and names come from that file.\n`;
    writeFileSync(path, makeFile(entry, (text) => text, { remark }) ?? '');
    return `${file} has the ${places.length} English words and sentences. Write over them, then npm run translate -- ${tag} ${nameOf(entry.file)} read-again`;
  }
  const mark = markOf(places);
  if (how === 'read-again') {
    markRead(path, mark);
    return `${file} counts as read beside the English words of today`;
  }
  const { from } = splitFile(file, readFileSync(path, 'utf8')).data as Translation;
  if (from === mark) return `${file} was read beside the English words of today`;
  const change = from ? findChange(root, entry, from) : ['Nobody has said yet that it was read.'];
  return [
    ...change,
    `When ${file} is right, write from: ${mark} in it, or npm run translate -- ${tag} ${nameOf(entry.file)} read-again`,
  ].join('\n');
}
