import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Criterion {
  name: string;
  level: 'A' | 'AA';
  axe?: true;
  tests?: string[];
  none?: string;
  people?: string;
}

const file = fileURLToPath(new URL('criteria.yaml', import.meta.url));
const criteria = Object.entries(parse(readFileSync(file, 'utf8')) as Record<string, Criterion>);

/** The rules that axe runs for a criterion. By default, axe skips experimental and deprecated rules. */
const axeRules = (id: string) =>
  axe
    .getRules([`wcag${id.replaceAll('.', '')}`])
    .filter(({ tags }) => !tags.some((tag) => ['experimental', 'deprecated'].includes(tag)));

test('`criteria.yaml` has 31 criteria of level A and 24 of level AA, like WCAG 2.2', () => {
  const ofLevel = (level: string) => criteria.filter(([, criterion]) => criterion.level === level).length;
  expect([ofLevel('A'), ofLevel('AA')]).toEqual([31, 24]);
});

test.each(criteria)(
  'criterion %s is checked by axe, by our tests or by people',
  (id, { axe: byAxe, tests, none, people }) => {
    if (people) expect([byAxe, tests, none]).toEqual([undefined, undefined, undefined]);
    else expect(byAxe ?? tests).toBeTruthy();
    if (tests) expect(tests.length).toBeGreaterThan(0);
    if (byAxe) expect(axeRules(id).length).toBeGreaterThan(0);
  },
);

test('each test named in `criteria.yaml` exists and is not skipped', () => {
  const sources = globSync(['tests/**/*.{test,spec}.{ts,tsx}', 'tests/content/broken/*.yaml']).map((path) =>
    readFileSync(path, 'utf8'),
  );
  // Only a whole title counts: in quotes in a test file, or after `why:` in a case of the content check.
  const isTitleIn = (source: string, title: string) =>
    [`'${title}'`, `\`${title}\``, `why: ${title}\n`].some((text) => source.includes(text));
  const missing = criteria.flatMap(([, { tests = [] }]) =>
    tests.filter((title) => !sources.some((source) => isTitleIn(source, title))),
  );
  expect(missing).toEqual([]);
  for (const source of sources)
    expect(source).not.toMatch(/\b(?:test|it|describe)\.(?:skip|only|fixme)|\bskip(?:If)?:/);
});

test('at least 50 criteria are checked by axe or by our tests', () => {
  const count = (is: (criterion: Criterion) => boolean) =>
    criteria.filter(([, criterion]) => is(criterion)).length;
  const people = criteria.filter(([, criterion]) => criterion.people);
  const none = count((criterion) => criterion.none !== undefined);
  const onlyAxe = count((criterion) => criterion.axe === true && !criterion.tests);
  const byMachine = criteria.length - people.length;
  console.log(
    `figures: WCAG 2.2 A and AA, ${byMachine} of ${criteria.length} by machine: ${onlyAxe} by axe, ` +
      `${byMachine - onlyAxe - none} by our tests, most of them also by axe; ${none} do not apply, which tests prove; ` +
      `by people: ${people.map(([id]) => id).join(', ')}`,
  );
  expect(byMachine).toBeGreaterThanOrEqual(50);
});
