import { Linter } from 'eslint';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { spokenWords } from '../../../scripts/lint/spoken-words.ts';

const linter = new Linter();
const plugins = { words: { rules: { spoken: spokenWords } } };

/** The words that lint finds in a source. */
function findIn(source: string, file: string): string[] {
  const messages = linter.verify(
    source,
    [
      ...astro.configs.base,
      { files: ['**/*.tsx'], languageOptions: { parser: tseslint.parser } },
      { files: ['**/*.{astro,tsx}'], plugins, rules: { 'words/spoken': 'error' } },
    ] as Linter.Config[],
    { filename: file },
  );
  return messages.map(({ message }) => /Visitors read “(.*?)”/.exec(message)?.[1] ?? message);
}

describe('words that visitors read are found', () => {
  test.each([
    ['---\nconst a = 1;\n---\n<p>Book a visit</p>', ['Book a visit']],
    ['---\n---\n<nav aria-label="Main"><a href="/x">{a}</a></nav>', ['Main']],
    ['---\nconst title = `Hello ${name}`;\n---\n<p>{title}</p>', ['Hello $']],
    ['---\n---\n<p>{a}, {b} ({c}) · 12 ←</p><style>p { color: red }</style>', []],
    ['---\nthrow new Error(`File ${name} is missing`);\n---\n<p>{a}</p>', []],
  ])('in a component: %j', (source, found) => {
    expect(findIn(source, 'a.astro')).toEqual(found);
  });

  test.each([
    ['export const A = () => <p title="Close it">Total = {1}</p>;', ['Close it', 'Total =']],
    ["export const a = 'You are offline.';", ['You are offline.']],
    ['export const a = `${b} Press Try again.`;', []],
    ["export const a = 'data-phase'; import b from './Some Thing.ts'; type C = 'A word';", []],
    [
      "export const A = () => <b data-a='it is'>{a && (b ? 'open now' : ', ')} {`${km} km`}</b>;",
      ['open now', '$ km'],
    ],
    ["export const a = 'Monday';", []],
  ])('in an island: %j', (source, found) => {
    expect(findIn(source, 'a.tsx')).toEqual(found);
  });
});
