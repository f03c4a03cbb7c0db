import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Calls `findBrowser()` in a new process, because a failure of `findBrowser()` ends its process. */
function find(CHROME_PATH: string) {
  const code = `import('./scripts/find-browser.ts').then(({ findBrowser }) => console.log(findBrowser()))`;
  const env = { ...process.env, CHROME_PATH };
  return spawnSync(process.execPath, ['--eval', code], { env, encoding: 'utf8' });
}

test('the tests use the browser whose path is in `CHROME_PATH`', () => {
  expect(find(process.execPath).stdout.trim()).toBe(process.execPath);
});

test('a developer with a wrong `CHROME_PATH` is told which file is missing', () => {
  const { status, stdout, stderr } = find('/not/there');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe('CHROME_PATH names /not/there, and there is no such file.\n');
});
