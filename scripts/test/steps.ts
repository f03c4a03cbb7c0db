import { standInEnvironment } from '../../tests/stand-ins/environment.ts';
import type { TestStep } from './run-step.ts';

// The ports of the site, of the stand-ins, and of the site with the tests' own content (tests/support/global-setup.ts). The built
// pages contain the port of the stand-ins, so it is the same in every run.
const browserPorts = [4321, 4322, 4323];
// Options of steps that `npm test` leaves out. SWEEP makes each test tagged "sweep" check its other pages, or more random cases
// (tests/support/breadth.ts).
const sweepOptions = { isLeftOut: true, environment: { SWEEP: 'all' } };

// The steps of `npm test` leave out tests tagged `all`. all-dist and all-unit run only these tests, and those tagged `sweep`.
const USUAL_TAGS = '!all';
const OTHER_TAGS = 'sweep || all';

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
    // tests/playwright.config.ts sets this path. e2e and all-e2e can share it: each takes two of three slots (run-all.ts), so they
    // never run at the same time.
    report: 'test-results/e2e.json',
    needs: ['build-with-stand-ins', 'build-own-content'],
    takesTwoSlots: true,
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
  takesTwoSlots: true,
  ports: browserPorts,
});
const builds = ['build', 'build-with-stand-ins', 'build-own-content'];

/**
 * All steps. When slots are free, run-all.ts starts the first one that is ready. The builds are first, because others need them.
 */
export const steps: readonly TestStep[] = [
  build,
  { ...build, name: 'build-with-stand-ins', environment: standInEnvironment },
  { name: 'build-own-content', command: ['tests/support/build-own-content.ts'] },
  playwright('e2e', '--grep-invert=@all'),
  { name: 'types', command: ['node_modules/astro/bin/astro.mjs', 'check'], usesAstro: true },
  vitest('islands'),
  vitest('unit'),
  // Tests the finished builds. Its project is called `build`, but a step has that name already.
  { ...vitest('dist', { project: 'build' }), needs: builds },
  { ...vitest('components', { config: 'tests/components/vitest.config.ts' }), usesAstro: true },
  { name: 'content', command: ['scripts/check-content.ts'] },
  { ...vitest('all-dist', { project: 'build', tags: OTHER_TAGS }), ...sweepOptions, needs: builds },
  { ...vitest('all-unit', { project: 'unit', tags: OTHER_TAGS }), ...sweepOptions },
  // Editors run `npm test` too. Their changes cannot break the steps "lint", "unused", "servers" and "format".
  { name: 'lint', command: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'], isLeftOut: true },
  { name: 'unused', command: ['node_modules/knip/bin/knip.js'], isLeftOut: true },
  { ...vitest('servers'), needs: ['build'], isLeftOut: true },
  {
    name: 'format',
    command: ['node_modules/prettier/bin/prettier.cjs', '--check', '--cache', ...formattedFiles],
    isLeftOut: true,
  },
  {
    ...vitest('browsers'),
    isLeftOut: true,
    needs: ['build-with-stand-ins', 'build-own-content'],
    takesTwoSlots: true,
    ports: browserPorts,
  },
  testOtherContent('another-charity'),
  testOtherContent('changed-content', '--changes'),
  // All end-to-end tests, with motion (isAll in tests/playwright.config.ts).
  { ...playwright('all-e2e'), ...sweepOptions },
];
