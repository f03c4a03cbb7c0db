import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  jobs: Record<string, { steps: { uses?: string; run?: string }[] }>;
  on: { schedule?: { cron: string }[] };
}

const files = globSync('.github/workflows/*.yml');
const workflows = files.map((file) => ({ file, ...(parse(readFileSync(file, 'utf8')) as Workflow) }));
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

test('what others wrote runs only as the very commit that was looked at: a tag can be moved', () => {
  const used = workflows.flatMap(stepsOf).flatMap(({ uses }) => uses ?? []);
  expect(used).not.toEqual([]);
  for (const each of used) expect(each).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
});

test('the site is built every day, soon after midnight in Ghana', () => {
  const daily = workflows.find(({ file }) => file.endsWith('daily-build.yml'));
  expect(daily?.on.schedule?.[0]?.cron).toMatch(/^\d+ 0 \* \* \*$/);
  expect(daily && stepsOf(daily).map(({ run }) => run)).toContain('npm test -- build');
});
