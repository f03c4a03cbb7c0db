import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { observatory, whyNoGrades } from '../../scripts/engines/grade-engine.ts';
import { tabulateFigures } from '../../scripts/figures/tabulate-figures.ts';

test('the figures list what was promised first, then the rest, and what nobody counted', () => {
  const { rows, missing } = tabulateFigures([
    'nothing that anybody asked for: 3',
    'nginx: 40 of 40 passed; Observatory A+ 135 on the worst of 29 pages (/)',
    'faults survived 150 of 151',
    'policies, 87 different ones: 0 findings',
    'third-party requests before a touch, 96 pages: 0',
    'third-party requests before a touch, 97 pages: 0',
  ]);
  expect(rows).toEqual([
    ['faults survived', '150 of 151'],
    ['third-party requests before a touch', '96 pages: 0'],
    ['third-party requests before a touch', '97 pages: 0'],
    ['policies', '87 different ones: 0 findings'],
    ['engine', 'nginx: 40 of 40 passed; Observatory A+ 135 on the worst of 29 pages (/)'],
    ['', 'nothing that anybody asked for: 3'],
  ]);
  expect(missing).toEqual(['axe findings']);
});

test('where the grader is not installed, the figures say how to install it', () => {
  if (!existsSync(observatory)) expect(whyNoGrades()).toMatch(/^first npm ci/);
});
