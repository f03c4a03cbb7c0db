import { standInEnvironment } from '../../tests/stand-ins/environment.ts';
import type { TestStep } from './run-step.ts';

// The ports of the site, of the stand-ins, and of the site with the tests' own content (tests/support/global-setup.ts). The built
// pages contain the port of the stand-ins, so it is the same in every run.
const browserPorts = [4321, 4322, 4323];
// With NIGHTLY, a test tagged "sweep" checks the pages or random cases that `npm test` leaves out (tests/support/breadth.ts).
const nightlyOptions = { isLeftOut: true, environment: { NIGHTLY: '1' } };

// `npm test` leaves out the tests tagged "nightly", and runs a part of each test tagged "sweep".
const USUAL_TAGS = '!nightly';
const NIGHTLY_TAGS = 'sweep || nightly';

function vitest(
  name: string,
  { project = name, tags = USUAL_TAGS, config = 'tests/vitest.config.ts' } = {},
): TestStep {
  const report = `test-results/${name}.json`;
  return {
    name,
    report,
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--config=${config}`,
      `--project=${project}`,
      `--tags-filter=${tags}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  };
}

function playwright(name: string, ...filter: string[]): TestStep {
  return {
    name,
    command: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/playwright.config.ts',
      ...filter,
    ],
    // tests/playwright.config.ts sets this path. The steps e2e and nightly-e2e can share it, because they share their ports too.
    report: 'test-results/e2e.json',
    needs: ['build-with-stand-ins', 'build-own-content'],
    ports: browserPorts,
  };
}

const build: TestStep = { name: 'build', command: ['scripts/build.ts'], usesAstro: true };
const formattedFiles = ['src', 'tests', 'scripts', '*.js', '*.json', '*.mjs'];

/** A step that makes its own builds from other content, and tests them. */
const testOtherContent = (name: string, ...options: string[]): TestStep => ({
  name,
  command: ['scripts/test-with-content.ts', ...options],
  report: `test-results/${name}.json`,
  isLeftOut: true,
  ports: browserPorts,
});
const builds = ['build', 'build-with-stand-ins', 'build-own-content'];

/**
 * run-all.ts starts the first step that is ready. e2e takes the longest, so what it needs is first. Then the other steps fill the
 * second processor while e2e runs.
 */
export const steps: readonly TestStep[] = [
  { ...build, name: 'build-with-stand-ins', environment: standInEnvironment },
  { name: 'build-own-content', command: ['tests/support/build-own-content.ts'] },
  playwright('e2e', '--grep-invert=@nightly'),
  build,
  vitest('islands'),
  vitest('unit'),
  // This step runs the Vitest project `build`. It is called `dist`, because another step is called `build`.
  { ...vitest('dist', { project: 'build' }), needs: builds },
  { ...vitest('components', { config: 'tests/components/vitest.config.ts' }), usesAstro: true },
  { ...vitest('nightly-dist', { project: 'build', tags: NIGHTLY_TAGS }), ...nightlyOptions, needs: builds },
  { ...vitest('nightly-unit', { project: 'unit', tags: NIGHTLY_TAGS }), ...nightlyOptions },
  { ...vitest('nightly-islands', { project: 'islands', tags: NIGHTLY_TAGS }), ...nightlyOptions },
  { ...vitest('nightly-tools', { project: 'tools', tags: NIGHTLY_TAGS }), ...nightlyOptions },
  // Each build of `npm test` checks the content too.
  { name: 'content', command: ['scripts/check-content.ts'], isLeftOut: true },
  // `npm test` leaves out the steps from here to "format", because no change of content can break them.
  // The longest is first.
  { ...vitest('servers'), needs: ['build'], isLeftOut: true },
  {
    name: 'types',
    command: ['node_modules/astro/bin/astro.mjs', 'check'],
    usesAstro: true,
    isLeftOut: true,
  },
  { ...vitest('tools'), isLeftOut: true },
  { name: 'lint', command: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'], isLeftOut: true },
  { name: 'unused', command: ['node_modules/knip/bin/knip.js'], isLeftOut: true },
  {
    name: 'format',
    command: ['node_modules/prettier/bin/prettier.cjs', '--check', '--cache', ...formattedFiles],
    isLeftOut: true,
  },
  {
    ...vitest('browsers'),
    isLeftOut: true,
    needs: ['build-with-stand-ins', 'build-own-content'],
    ports: browserPorts,
  },
  testOtherContent('small-charity', '--small'),
  testOtherContent('large-charity'),
  testOtherContent('changed-content', '--changes'),
  testOtherContent('many-entries', '--many', 'content', ...builds, 'dist'),
  // All end-to-end tests. Unlike e2e, this step shows animations (tests/playwright.config.ts).
  { ...playwright('nightly-e2e'), ...nightlyOptions, needs: builds },
];
