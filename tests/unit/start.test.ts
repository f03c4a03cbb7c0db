import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../scripts/lib/listen.ts';

type Outcome = { code: unknown; said: string; complained: string };

/** Runs npm start. Each start in this file ends before the build begins, so it is quick. */
function start(environment: Record<string, string>): Promise<Outcome> {
  const env = { ...process.env, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/start.ts'], { env, timeout: 300_000 }, (error, said, complained) =>
      resolve({ code: error ? error.code : 0, said, complained }),
    );
  });
}

test('`npm start` says what to do if another program uses its port', async () => {
  const other = await listen(createServer(), 0);
  onTestFinished(() => other.close());
  const { port } = new URL(other.origin);
  const { code, said, complained } = await start({ PORT: port });
  expect(code).toBe(1);
  expect(said).toBe('');
  expect(complained).toContain(`Port ${port} is taken by another program.`);
  expect(complained).toMatch(/\bPORT=\d+ npm start/);
});

test.each(['http', '65536'])('`npm start` refuses `PORT=%s` and gives an example', async (port) => {
  const { code, complained } = await start({ PORT: port });
  expect(code).toBe(1);
  expect(complained).toBe(`PORT=${port} is not a port. Write a number from 1 to 65535, such as PORT=4321.\n`);
});

test('`npm start` refuses the same port for the site and the stand-ins', async () => {
  const { code, complained } = await start({ PORT: '4322' });
  expect(code).toBe(1);
  expect(complained).toContain('PORT=5322 npm start');
});
