import { standInEnvironment } from '../../tests/stand-ins/environment.ts';
import type { TestStep } from './run-step.ts';

// The ports of the site, of the stand-ins, and of the site with the tests' own content (tests/support/global-setup.ts). The built
// pages contain the port of the stand-ins.
const browserPorts = [4321, 4322, 4323];
// Makes tests tagged "sweep" look at the pages that they leave out in `npm test` (tests/support/breadth.ts).
const sweeping = { isLeftOut: true, environment: { SWEEP: 'all' } };

// The tags of the tests that `npm test` runs, and of the tests that only `npm test -- all` runs or runs on other pages.
const USUAL_TAGS = '!all';
const OTHER_TAGS = 'sweep || all';

function vitest(
  project: string,
  { name = project, tags = USUAL_TAGS, config = 'tests/vitest.config.ts' } = {},
): Pick<TestStep, 'command' | 'report'> {
  const report = `test-results/${name}.json`;
  return {
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

function playwright(
  ...filter: string[]
): Pick<TestStep, 'command' | 'report' | 'needs' | 'isWide' | 'ports'> {
  return {
    command: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/playwright.config.ts',
      ...filter,
    ],
    report: 'test-results/e2e.json',
    needs: ['build-with-stand-ins', 'build-own-content'],
    isWide: true,
    ports: browserPorts,
  };
}

const astro = 'node_modules/astro/bin/astro.mjs';

const build: TestStep = { name: 'build', command: ['scripts/build.ts'], usesAstro: true };
const formattedFiles = ['src', 'tests', 'scripts', '*.js', '*.json', '*.mjs'];

/** Makes its own builds from other content. */
const testOtherContent = (name: string, ...options: string[]): TestStep => ({
  name,
  command: ['scripts/test-with-content.ts', ...options],
  report: `test-results/${name}.json`,
  isLeftOut: true,
  isWide: true,
  ports: browserPorts,
});
const builds = ['build', 'build-with-stand-ins', 'build-own-content'];

/** The steps in the order in which they start: those of `npm test`, with the builds that others need first, then the rest. */
export const steps: readonly TestStep[] = [
  build,
  { ...build, name: 'build-with-stand-ins', environment: standInEnvironment },
  { name: 'build-own-content', command: ['tests/support/build-own-content.ts'] },
  { name: 'e2e', ...playwright('--grep-invert=@all') },
  { name: 'types', command: [astro, 'check'], usesAstro: true },
  { name: 'islands', ...vitest('islands') },
  { name: 'unit', ...vitest('unit') },
  { name: 'dist', ...vitest('build'), needs: builds },
  {
    name: 'components',
    ...vitest('components', { config: 'tests/components/vitest.config.ts' }),
    usesAstro: true,
  },
  { name: 'content', command: ['scripts/check-content.ts'] },
  {
    name: 'all-dist',
    ...vitest('build', { name: 'all-dist', tags: OTHER_TAGS }),
    ...sweeping,
    needs: builds,
  },
  { name: 'all-unit', ...vitest('unit', { name: 'all-unit', tags: OTHER_TAGS }), ...sweeping },
  { name: 'lint', command: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'], isLeftOut: true },
  { name: 'unused', command: ['node_modules/knip/bin/knip.js'], isLeftOut: true },
  { name: 'servers', ...vitest('servers'), needs: ['build'], isLeftOut: true },
  {
    name: 'format',
    command: ['node_modules/prettier/bin/prettier.cjs', '--check', '--cache', ...formattedFiles],
    isLeftOut: true,
  },
  {
    name: 'browsers',
    ...vitest('browsers'),
    isLeftOut: true,
    needs: ['build-with-stand-ins', 'build-own-content'],
    isWide: true,
    ports: browserPorts,
  },
  testOtherContent('another-charity'),
  testOtherContent('changed-content', '--changes'),
  // Repeats the browser tests of `npm test`, with motion (SWEEP in playwright.config.ts).
  { name: 'all-e2e', ...playwright(), ...sweeping },
];
