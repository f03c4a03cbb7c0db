import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContent } from '#content-check/check-content.ts';
import type { Content, CheckedEntry } from '#content-check/content.ts';
import { formatProblem } from '#content-check/problem.ts';
import { checkInterface } from '#content-check/translations/check-interface.ts';
import { checkTranslations } from '#content-check/translations/check-translations.ts';
import { readTranslation } from '#content-check/translations/read-translation.ts';
import { translateValue } from '#lib/language/word-places.ts';
import { translationOf } from '#loaders/language/translated-files.ts';
import { INTERFACE_FILE } from '#schemas/kind.ts';
import { closuresSchema } from '#schemas/opening-hours.ts';
import { wordTreeOf } from '#schemas/word-tree.ts';
import { makePseudo } from '../support/pseudo-language.ts';
import { readText } from '../support/read-text.ts';

// Each mistake in a translated page is a case of broken/translations.yaml.

const LANGUAGES = `
- { tag: en, name: English, direction: ltr, published: true }
- { tag: fr, name: Français, direction: ltr, published: true, reviewer: m1 }
- { tag: ar, name: العربية, direction: rtl, published: false }
`;
const encode = (text: string) => new TextEncoder().encode(text);

const real = await readContent(process.cwd());
const languages = readText('content/languages.yaml', LANGUAGES);
const entries = [...real.entries.filter(({ file }) => file !== languages.file), languages];
const base: Content = { ...real, entries, translations: [] };
const english = entries.find(({ file }) => file === INTERFACE_FILE) as CheckedEntry;
/** A complete translation of the interface. The pseudo-language stands for French. */
const whole = makePseudo(english) ?? '';

/** The messages about translations: `files` has their texts, by path. If it lacks a French interface, `whole` is added. */
function say(files: Record<string, string>): string[] {
  const translations = Object.entries({ 'content/interface/fr.yaml': whole, ...files }).flatMap(
    ([file, text]) => readTranslation(file, encode(text)) ?? [],
  );
  return checkTranslations({ ...base, translations }).map(formatProblem);
}

const translate = (entry: CheckedEntry) => makePseudo(entry) ?? '';
const folderEntries = entries.filter(
  ({ kind, value, file }) =>
    value !== undefined && kind.name !== 'interface' && !file.includes('/_') && kind.path !== file,
);

test('somebody who translates a page correctly gets no message', () => {
  const pages = folderEntries.filter((entry) => translate(entry) !== '');
  expect(pages.length).toBeGreaterThan(20);
  const files = pages.map((entry) => [translationOf(entry.file, 'fr'), translate(entry)]);
  expect(say(Object.fromEntries(files))).toEqual([]);
});

describe('somebody who changes the English text', () => {
  const [entry] = folderEntries.filter(({ kind }) => kind.name === 'services') as [CheckedEntry];
  const file = translationOf(entry.file, 'fr');

  const makeOlder = (each: CheckedEntry) => translate(each).replace(/^from: \w+$/m, 'from: aaaaaaaa');
  const older = makeOlder(entry);

  test('gets only warnings about the outdated translation', () => {
    // As if the editor had changed a name and the numbers in the English text.
    const found = say({
      [file]: older.replace('name: ', 'name: Gone ').replaceAll(/(prepare: .*)$/gm, '$1 977'),
    });
    expect(found).not.toEqual([]);
    expect(found.filter((each) => !each.includes('Please look: '))).toEqual([]);
  });

  test('gets a message about an unknown placeholder or key in the interface', () => {
    const text = readFileSync(INTERFACE_FILE, 'utf8');
    const read = (changed: string) => {
      const changedEntry = readText(INTERFACE_FILE, changed);
      const others = entries.filter(({ file }) => file !== INTERFACE_FILE);
      return [
        ...changedEntry.mistakes.map(({ message }) => message),
        ...Array.from(checkInterface({ ...base, entries: [...others, changedEntry] }), formatProblem),
      ];
    };
    expect(read(text.replace('{hour}:', '{hours}:'))[0]).toMatch(
      /dates › clock: \{hours\} is not a placeholder here\. Write \{hour\} or \{half\} or \{hour24\} or \{minute\}$/,
    );
    expect(read(text.replace('  cancel:', '  cancels:'))[0]).toContain('Did you mean "cancel"?');
  });

  test('is told what visitors see until the translation is updated', () => {
    expect(say({ [file]: older })[0]).toContain(
      'this is about health, so visitors read English instead of Français',
    );
    const page = folderEntries.find(({ file: each }) => each.endsWith('pages/donate.yaml')) as CheckedEntry;
    const old = makeOlder(page);
    const path = translationOf(page.file, 'fr');
    expect(say({ [path]: old })[0]).toContain('visitors read it with a note that the English page is newer');
    expect(say({ [path]: old.replace(/^title: .*$/m, '$& 977') })[0]).toContain(
      'numbers or links differ (title), so visitors read English',
    );
  });

  test('takes no page out of a language by an older sentence of content/site.yaml, but by another emergency number', () => {
    const site = entries.find(({ kind }) => kind.name === 'site') as CheckedEntry;
    const path = translationOf(site.file, 'fr');
    expect(say({ [path]: makeOlder(site) })).toEqual([
      expect.stringContaining('visitors read it with a note'),
    ]);
    const swapped = makeOlder(site).replace(/\{general\}(.*)\{ambulance\}/, '{ambulance}$1{general}');
    expect(say({ [path]: swapped })[0]).toContain('numbers or links differ (emergency.text)');
  });

  test('may remove a closed day that is over: the language stays, and no other day gets its reason', () => {
    const site = entries.find(({ kind }) => kind.name === 'site') as CheckedEntry;
    const fields = parse(makeOlder(site)) as { clinic: { closures?: object[] } };
    const over = { from: '01/01/2020', why: 'Jour de l’An' };
    fields.clinic.closures = [over, ...(fields.clinic.closures ?? [])];
    expect(say({ [translationOf(site.file, 'fr')]: stringify(fields) })).toContainEqual(
      expect.stringContaining('visitors read it with a note'),
    );
    const other = { from: '12/25/2026', why: 'Christmas' };
    expect(translateValue(wordTreeOf(closuresSchema), [other], [over])).toEqual([other]);
  });

  test('is told how many pages leave the language until the translation is updated', () => {
    const pages = ['accessibility', 'volunteers'].map((name) => `content/pages/${name}.yaml`);
    const whole = entries.filter(({ kind, file }) => kind.name === 'site' || pages.includes(file));
    const files = Object.fromEntries(
      whole.map((each) => [translationOf(each.file, 'fr'), translate(each)] as const),
    );
    const [site] = Object.keys(files).filter((each) => each.includes('site')) as [string];
    const lacking = files[site]?.replace(/^description: .*\n/m, '') ?? '';
    expect(say({ ...files, [site]: lacking })).toEqual([
      expect.stringMatching(
        /: description\. Until they are, visitors read 2 pages in English instead of Français$/,
      ),
    ]);
  });
});

describe('somebody who translates the interface', () => {
  const sayOf = (tag: string, text: string) => say({ [`content/interface/${tag}.yaml`]: text });

  test('gets a warning until each published language has a file', () => {
    expect(sayOf('fr', whole)).toEqual([]);
    expect(checkTranslations(base).map(formatProblem)).toEqual([
      expect.stringMatching(
        /^content\/languages.yaml:1:1 Please look: Français is published, .* Write content\/interface\/fr.yaml$/,
      ),
    ]);
  });

  test('gets a message about lost placeholders and missing texts', () => {
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
      /texts are not translated: picker\.cancel, join\.cancel\. Until they are, visitors read English instead of Français/,
    );
  });

  test('may use Latin letters for WhatsApp, SMS and the locale in a right-to-left language', () => {
    const named = 'contact:\n  whatsapp: WhatsApp\n  sms: SMS\ndates:\n  locale: ar\n  first: أول\n';
    expect(sayOf('ar', named).filter((each) => !each.includes('Please look'))).toEqual([]);
  });

  test('gets a message about an outdated file or a wrong number', () => {
    const old = whole.replace(/^from: \w+$/m, 'from: aaaaaaaa');
    expect(sayOf('fr', old)).toEqual([
      expect.stringMatching(
        /^content\/interface\/fr\.yaml:1:\d+ Please look: from: the English has changed since this was compared with it/,
      ),
    ]);
    expect(sayOf('fr', whole.replace(/^ {2}next: .*$/m, '  next: Suivant 977'))[0]).toMatch(
      /:\d+ picker › next: 977 is not in the English words/,
    );
  });
});
