import { existsSync, globSync } from 'node:fs';
import { standInEnvironment } from '../../tests/stand-ins/environment.ts';
import type { Step } from './step.ts';

function vitest(project: string): Pick<Step, 'command' | 'report'> {
  const report = `test-results/${project}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    report,
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/vitest.config.ts',
      `--project=${project}`,
      ...reporters,
    ],
  };
}

const astro = 'node_modules/astro/bin/astro.mjs';
const hasFiles = (pattern: string) => globSync(pattern).length > 0;

const build: Step = { name: 'build', command: ['scripts/build.ts'], usesAstro: true };
const both = ['build', 'build-with-stand-ins'];

/** Everything `npm test` does, in the order of starting: what others wait for, then what takes longest. Two steps run at a time. */
export function listSteps(): Step[] {
  const steps: [Step, isThere?: boolean][] = [
    [build],
    [{ ...build, name: 'build-with-stand-ins', environment: standInEnvironment }],
    [{ name: 'dist', ...vitest('build'), needs: both }],
    [{ name: 'types', command: [astro, 'check'], usesAstro: true }],
    [{ name: 'lint', command: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'] }],
    [
      {
        name: 'format',
        command: [
          'node_modules/prettier/bin/prettier.cjs',
          '--check',
          'src',
          'tests',
          'scripts',
          '*.js',
          '*.json',
          '*.mjs',
        ],
      },
    ],
    [{ name: 'content', command: ['scripts/check-content.ts'] }, existsSync('scripts/check-content.ts')],
    [{ name: 'unit', ...vitest('unit') }],
    [
      { name: 'components', ...vitest('components'), usesAstro: true },
      hasFiles('tests/components/**/*.test.ts'),
    ],
    [{ name: 'engines', ...vitest('engines'), needs: ['build'] }],
    [{ name: 'islands', ...vitest('islands') }, hasFiles('tests/islands/**/*.test.tsx')],
    [
      {
        name: 'e2e',
        command: ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/playwright.config.ts'],
        report: 'test-results/e2e.json',
        needs: ['build-with-stand-ins'],
        isWide: true,
      },
      hasFiles('tests/e2e/**/*.spec.ts'),
    ],
  ];
  return steps.filter(([, isThere = true]) => isThere).map(([step]) => step);
}
