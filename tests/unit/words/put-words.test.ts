import { describe, expect, test } from 'vitest';
import { putWords } from '../../../src/integrations/words/put-words.ts';
import { markWords } from '../../../src/integrations/words/mark-words.ts';
import { ENGLISH, isMarked, speak } from '#lib/words.ts';

const english = { tag: ENGLISH, lead: (path: string) => path };
const IMPORT = `import { pickerWords, sharedLinkWords, to, waysWords } from '#lib/words.ts'; import { fill } from '#lib/fill.ts';`;
const marked = (code: string) => markWords(true).transform(`${IMPORT}${code}`, '/a/b.tsx')?.code ?? '';

describe('a script for browsers', () => {
  test.each([
    ['pickerWords.cancel', '"CANCEL"'],
    ['<a title={pickerWords.next}>{pickerWords.cancel}</a>', '<a title={"NEXT"}>{"CANCEL"}</a>'],
    ['pickerWords.total.length', '"Total = {total}".length'],
    ['fill(waysWords.call, { phone })', '`Call ${phone}`'],
    ['fill(waysWords.call, { phone: fill(pickerWords.total, { total: a }) })', '`Call ${`Total = ${a}`}`'],
    ['fill(other, { phone })', 'fill(other, { phone })'],
    ["to('/booking')", '"/booking"'],
    ['({ pickerWords: pickerWords.next })', '({ pickerWords: "NEXT" })'],
    [
      'const next: typeof pickerWords.next = pickerWords.next',
      'const next: typeof pickerWords.next = "NEXT"',
    ],
  ])('has the words in place of %s', (code, said) => {
    expect(speak(marked(code), english)).toContain(said);
    expect(speak(marked(code), english)).not.toContain('lib/words');
  });

  test('gets words for one and for many', () => {
    expect(speak(marked('sharedLinkWords.missing'), english)).toMatch(
      /\(\{ one: "The link .*", other: "The link .*\{count\}/,
    );
  });

  test.each([
    ['pickerWords.thereIsNone', 'content/interface/en.yaml has no picker.thereIsNone'],
    ['to(path)', 'to() takes a path in quotes'],
  ])('cannot be made with %s', (code, problem) => {
    expect(() => marked(code)).toThrow(problem);
  });

  test('has a mark that changes with the English words, so that its file gets another name', () => {
    expect(marked('pickerWords.cancel')).toMatch(/"@@picker\.cancel~[\w-]{4}@@"/);
  });

  test('says the words at once where nothing is built', () => {
    const { code } = markWords(false).transform(`${IMPORT}pickerWords.cancel`, '/a/b.ts') ?? {};
    expect(code).toContain('"CANCEL"');
  });
});

describe('words in a script', () => {
  test.each([
    ["'@@picker.aboutQuotes~aaaa@@'", 'nothing is said of it'],
    ['`@@/nowhere/at-all@@`', ''],
  ])('that nobody knows, such as %s, stop the build or lead nowhere else', (code, problem) => {
    if (problem) expect(() => speak(code, english)).toThrow('has no picker.aboutQuotes');
    else expect(speak(code, english)).toBe('`/nowhere/at-all`');
  });

  test.each(['"', "'", '`'])('cannot end a text that stands in %s', (quote) => {
    const said = speak(`${quote}@@form.whatComes~aaaa@@${quote}`, english);
    expect((0, eval)(said)).toContain('the word “OK”');
    expect((0, eval)(speak(`${quote}a @@schedule.aboutTells~aaaa@@${quote}`, english))).toContain(
      'a “About”',
    );
  });

  test('lead to the pages and the scripts of the language', () => {
    const french = { tag: 'fr', lead: (path: string) => `/fr${path}` };
    expect(speak('a("@@/booking@@"),import(`/scripts/copy.js`)', french)).toBe(
      'a("/fr/booking"),import(`/scripts/copy.fr.js`)',
    );
    expect(speak('"@@picker.cancel~aaaa@@"', french)).not.toContain('@@');
  });

  test.each([
    ['"@@picker.cancel~x-_1@@"', true],
    ['`@@<ways.call~aaaa:phone@@${a}@@>@@`', true],
    ['"@@/booking@@"', true],
    ['a["@@iterator"]', false],
  ])('are found in %s: %s', (code, isFound) => {
    expect(isMarked(code)).toBe(isFound);
  });
});

test('server code is left alone', () => {
  const writer = { say: (name: string) => name, lead: (path: string) => path };
  expect(putWords('const a = 1;', 'a.ts', writer)).toBe('const a = 1;');
});
