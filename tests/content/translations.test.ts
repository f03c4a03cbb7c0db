import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContent } from '#content-check/check-content.ts';
import type { Content, CheckedEntry } from '#content-check/content.ts';
import { formatProblem } from '#content-check/problem.ts';
import { readEntry } from '#content-check/read-entry.ts';
import { checkTranslations } from '#content-check/translations/check-translations.ts';
import { readTranslation } from '#content-check/translations/read-translation.ts';
import { translationOf } from '#loaders/language/translated-files.ts';
import { kindOf } from '#schemas/kinds.ts';
import { INTERFACE_FILE, type Kind } from '#schemas/kind.ts';
import { makePseudo } from '../support/pseudo-language.ts';
import { numbersFrom } from './mutate.ts';

/*
 * Hundreds of broken translations: a correct translation of the real content gets one fault, and the check must name the file, the
 * line and what to write.
 */

const LANGUAGES = `
- { tag: en, name: English, direction: ltr, published: true }
- { tag: fr, name: Français, direction: ltr, published: true }
- { tag: ar, name: العربية, direction: rtl, published: false }
`;
const encode = (text: string) => new TextEncoder().encode(text);
const own = (file: string, text: string) => readEntry(file, encode(text), kindOf(file) as Kind);

const real = await readContent(process.cwd());
const fixed = own('content/languages.yaml', LANGUAGES);
const entries = [...real.entries.filter(({ file }) => file !== fixed.file), fixed];
const base: Content = { ...real, entries, translations: [] };
const english = entries.find(({ file }) => file === INTERFACE_FILE) as CheckedEntry;
const whole = makePseudo(english) ?? '';

/** The messages about translations with these texts, by file. The interface is translated completely. */
function say(files: Record<string, string>): string[] {
  const translations = Object.entries({ 'content/interface/fr.yaml': whole, ...files }).flatMap(
    ([file, text]) => readTranslation(file, encode(text)) ?? [],
  );
  return checkTranslations({ ...base, translations }).map(formatProblem);
}

interface Broken {
  file: string;
  text: string;
  /** Other files. */
  others?: Record<string, string>;
  /** The line, and words of the message. */
  line: number;
  says: RegExp;
}
type Pick = (count: number) => number;
/** Breaks the translation of an entry; null if there is nothing to break. */
type Break = (entry: CheckedEntry, pick: Pick) => Broken | null;

const textOf = (entry: CheckedEntry) => makePseudo(entry) ?? '';
const lineOf = (text: string, start: string) =>
  text.split('\n').findIndex((line) => line.startsWith(start)) + 1;

/** Changes one line that matches `pattern`. */
const changeLine =
  (pattern: RegExp, to: (line: string) => string, says: RegExp): Break =>
  (entry, pick) => {
    const lines = textOf(entry).split('\n');
    const found = lines.flatMap((line, at) => (pattern.test(line) ? [at] : []));
    const at = found[pick(found.length || 1)];
    if (at === undefined) return null;
    const changed = to(lines[at] ?? '');
    const text = lines.with(at, changed).join('\n');
    return { file: translationOf(entry.file, 'fr'), text, line: at + changed.split('\n').length, says };
  };
/** Changes or removes the mark that says which English text was read. */
const changeMark =
  (mark: string, says: RegExp): Break =>
  (entry) => {
    const text = textOf(entry).replace(/^from: \w+\n/m, mark && `from: ${mark}\n`);
    return { file: translationOf(entry.file, 'fr'), text, line: mark ? lineOf(text, 'from:') : 1, says };
  };
/** Renames the file. */
const rename =
  (to: (entry: CheckedEntry) => string, says: RegExp): Break =>
  (entry) => ({ file: to(entry), text: textOf(entry), line: 1, says });

const FIELD = /^\s*\w+: [^"'|>]*[ɛɔŋ][^"'|>]*$/;

/** How to make each kind of mistake. */
const MISTAKES: Record<string, Break> = {
  'words are missing': (entry) => {
    const [, name = ''] = /^(intro|question|details|summary|subheader|position): /m.exec(textOf(entry)) ?? [];
    if (!name) return null;
    const text = textOf(entry).replace(new RegExp(`^${name}: .*\\n`, 'm'), '');
    const missing = `1 of \\d+ places are not translated: ${name}\\. Visitors read English instead of Français`;
    const file = translationOf(entry.file, 'fr');
    return { file, text, line: lineOf(text, 'from:'), says: new RegExp(missing) };
  },
  'a field is misspelt': changeLine(
    /^(?:title|heading|intro|question): /,
    (line) => line.replace(/^(..)/, '$1x'),
    /there is no such field\. Did you mean "/,
  ),
  'a place for a value is lost': changeLine(
    /^\s*\w+: [^"'|>]*\{[\w.]+\}/,
    (line) => line.replace(/\{[\w.]+\}/, ''),
    /\} is missing\. Write it where it belongs, as in English: "/,
  ),
  'a price is repeated': changeLine(
    /^\s{6,}- name: /,
    (line) => `${line}\n${line.replace(/- name: .*/, '  price: 50')}`,
    /this is taken from content\/services\/\S+, so it cannot differ\. Remove the line/,
  ),
  'a number is added': changeLine(
    FIELD,
    (line) => `${line} 977`,
    /977 is not in the English words: ".*"\. (?:Write|Remove it)/,
  ),
  'a link is added': changeLine(
    FIELD,
    (line) => `${line} https://a.example`,
    /the link https:\/\/a\.example is not in the English words\. (?:Write|Remove it)/,
  ),
  'the tag names no language': rename(
    ({ file }) => translationOf(file, 'fx'),
    /has no language "fx"\. Did you mean "fr"\? Rename this file/,
  ),
  'the English words have changed': changeMark(
    'aaaaaaaa',
    /the English has changed since this was read; .*npm run translate -- fr \S+ shows what changed\. When it is right again, write from: [a-p]{8}$/,
  ),
  'nobody has said that it was read': changeMark(
    '',
    /nobody has confirmed that this was compared with the English\. .* write from: [a-p]{8}$/,
  ),
  'the mark is written by hand': changeMark(
    'today',
    /[Ww]rite the mark that the check names here, such as from: kbamdgoh, or remove the line/,
  ),
  'words have another direction': changeLine(
    FIELD,
    (line) => `${line} مرحبا`,
    /"م" is written from right to left, and Français from left to right\. Write these words in Français/,
  ),
  'the page is unknown': rename(
    ({ file }) => translationOf(file, 'fr').replace(/(\w)(\.fr\.\w+)$/, '$1x$2'),
    /this file translates content\/\S+, which does not exist\. Did you mean ".*\.fr\.\w+"\? Rename this file, or remove it/,
  ),
  'two files translate one page': (entry) => {
    const first = translationOf(entry.file, 'fr');
    if (!first.endsWith('md')) return null;
    const file = first.replace(/\.(\w+)$/, (_, ending: string) => (ending === 'md' ? '.mdx' : '.md'));
    const says = /translates the same page\. Remove one of the two/;
    return { file, text: textOf(entry), others: { [first]: textOf(entry) }, line: 1, says };
  },
  'the file has another extension': (entry) => {
    if (entry.file.endsWith('.md') || entry.kind.path === entry.file) return null;
    const file = translationOf(entry.file, 'fr').replace(/\.\w+$/, '.md');
    const says = /a translation ends like the file that it translates\. Rename this file to \S+\.fr\.\w+/;
    return { file, text: '---\ntitle: Titre\n---\n', line: 1, says };
  },
};

const EACH = 9;
const words = entries.filter(
  ({ kind, value, file }) =>
    value !== undefined && kind.name !== 'interface' && !file.includes('/_') && kind.path !== file,
);

/** Nine of each kind, in different entries. */
function make(mistake: string): Broken[] {
  const next = numbersFrom(mistake.length * 7919);
  const found = words
    .map((entry) => ({ entry, order: next(1_000_000) }))
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ entry }) => (makePseudo(entry) === null ? [] : (MISTAKES[mistake]?.(entry, next) ?? [])));
  return found.slice(0, EACH);
}

describe('somebody who translates gets a message with file, line and what to write', () => {
  const all = Object.keys(MISTAKES).map((mistake) => ({ mistake, cases: make(mistake) }));

  test('for a hundred broken files', () => {
    expect(all.reduce((sum, { cases }) => sum + cases.length, 0)).toBeGreaterThanOrEqual(100);
    for (const { mistake, cases } of all) expect(cases.length, mistake).toBeGreaterThan(2);
  });

  test.each(all)('when $mistake', ({ cases }) => {
    for (const { file, text, others, line, says } of cases) {
      const found = say({ ...others, [file]: text });
      const right = found.filter((each) => each.startsWith(`${file}:${line}:`) && says.test(each));
      expect(right, `${file}:${line} ${String(says)}\n${found.join('\n')}\n${text}`).toHaveLength(1);
    }
  });

  test('but none for a correct file', () => {
    for (const entry of words) {
      const text = makePseudo(entry);
      if (text !== null) expect(say({ [translationOf(entry.file, 'fr')]: text }), entry.file).toEqual([]);
    }
  });
});

describe('somebody who changes the English text', () => {
  const [entry] = words.filter(({ kind }) => kind.name === 'services') as [CheckedEntry];
  const file = translationOf(entry.file, 'fr');

  const makeOlder = (each: CheckedEntry) => textOf(each).replace(/^from: \w+$/m, 'from: aaaaaaaa');
  const older = makeOlder(entry);

  test('breaks no translation: an older one is only a warning', () => {
    const found = say({
      [file]: older.replace('name: ', 'name: Gone ').replaceAll(/(prepare: .*)$/gm, '$1 977'),
    });
    expect(found.filter((each) => !each.includes('Please look: '))).toEqual([]);
  });

  test('of the interface gets a message about an unknown placeholder and a lost key', () => {
    const text = readFileSync(INTERFACE_FILE, 'utf8');
    const read = (changed: string) => {
      const entry = own(INTERFACE_FILE, changed);
      const others = entries.filter(({ file }) => file !== INTERFACE_FILE);
      return [
        ...entry.mistakes.map(({ message }) => message),
        ...checkTranslations({ ...base, entries: [...others, entry] }).map(formatProblem),
      ];
    };
    expect(read(text.replace('{hour}:', '{hours}:'))[0]).toMatch(
      /dates › clock: \{hours\} is not a placeholder here\. Write \{hour\} or \{half\} or \{hour24\} or \{minute\}$/,
    );
    expect(read(text.replace('  cancel:', '  cancels:'))[0]).toContain('Did you mean "cancel"?');
  });

  test('reads in the warning what visitors see until then', () => {
    expect(say({ [file]: older })[0]).toContain(
      'this is about health, so visitors read English instead of Français',
    );
    const page = words.find(({ file: each }) => each.endsWith('pages/donate.yaml')) as CheckedEntry;
    const old = makeOlder(page);
    const own = translationOf(page.file, 'fr');
    expect(say({ [own]: old })[0]).toContain('visitors read it with a note that the English page is newer');
    expect(say({ [own]: old.replace(/^title: .*$/m, '$& 977') })[0]).toContain(
      'numbers or links differ (title), so visitors read English',
    );
  });
});

describe('somebody who translates the interface', () => {
  const sayOf = (tag: string, text: string) => say({ [`content/interface/${tag}.yaml`]: text });

  test('gets no message when nothing is wrong', () => {
    expect(sayOf('fr', whole)).toEqual([]);
    expect(checkTranslations(base).map(formatProblem)).toEqual([
      expect.stringMatching(
        /^content\/languages.yaml:1:1 Please look: Français is published, .* Write content\/interface\/fr.yaml$/,
      ),
    ]);
  });

  test('gets a message about lost placeholders, missing texts and an unknown language', () => {
    const lines = whole.split('\n');
    const at = lines.findIndex((line) => /^ {2}\w+: [^"'>|{]*\{\w+\}/.test(line));
    const lost = lines.with(at, (lines[at] ?? '').replace(/\{\w+\}/, ''));
    expect(sayOf('fr', lost.join('\n'))).toEqual([
      expect.stringMatching(
        new RegExp(`^content/interface/fr.yaml:${at + 1}:.*is missing\\. Write it where it belongs`),
      ),
    ]);
    const fewer = lines.filter((line) => !line.startsWith('  cancel: '));
    expect(sayOf('fr', fewer.join('\n'))[0]).toMatch(
      /places are not translated: picker\.cancel, join\.cancel\. Visitors read English instead of Français/,
    );
    expect(sayOf('fx', whole).join('\n')).toMatch(/has no language "fx"\. Did you mean "fr"\?/);
  });

  test('may write WhatsApp, SMS and the locale in Latin letters in a right-to-left language', () => {
    const named = 'contact:\n  whatsapp: WhatsApp\n  sms: SMS\ndates:\n  locale: ar\n  first: أول\n';
    expect(sayOf('ar', named).filter((each) => each.includes('left to right'))).toEqual([]);
    const wrong = 'picker:\n  shareWarning: Whoever has the link sees it.\n';
    expect(sayOf('ar', wrong).join('\n')).toMatch(
      /ar\.yaml:2:\d+ .*these words are written from left to right/,
    );
  });

  test('gets a message about a text older than the English one, and about a number that is not in the English one', () => {
    const old = whole.replace(/^from: \w+$/m, 'from: aaaaaaaa');
    expect(sayOf('fr', old)).toEqual([
      expect.stringMatching(
        /^content\/interface\/fr\.yaml:1:\d+ Please look: from: the English has changed since this was read/,
      ),
    ]);
    expect(sayOf('fr', whole.replace(/^ {2}next: .*$/m, '  next: Suivant 977'))[0]).toMatch(
      /:\d+ picker › next: 977 is not in the English words/,
    );
  });
});
