import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../scripts/lib/listen.ts';
import { findFreePort } from '../support/run-program.ts';

type Outcome = { code: unknown; said: string; complained: string };

/** Runs npm start. Each start in this file ends before the build begins, so it is quick. */
function start(environment: Record<string, string>): Promise<Outcome> {
  const env = { ...process.env, PORT: '', STAND_INS_PORT: '', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/start.ts'], { env, timeout: 300_000 }, (error, said, complained) =>
      resolve({ code: error ? error.code : 0, said, complained }),
    );
  });
}

test.each(['PORT', 'STAND_INS_PORT'])(
  '`npm start` says what to do if another program uses the port in `%s`',
  async (name) => {
    const other = await listen(createServer(), 0);
    onTestFinished(() => other.close());
    const { port } = new URL(other.origin);
    // `npm start` checks PORT first, so PORT must be free when the test is about STAND_INS_PORT.
    const freePort = name === 'PORT' ? {} : { PORT: String(await findFreePort()) };
    const { code, said, complained } = await start({ [name]: port, ...freePort });
    expect(code).toBe(1);
    expect(said).toBe('');
    expect(complained).toContain(`Port ${port} is taken by another program.`);
    expect(complained).toMatch(new RegExp(`\\b${name}=\\d+ npm start`));
  },
);

test.each(['http', '65536'])('`npm start` refuses `PORT=%s` and gives an example', async (port) => {
  const { code, complained } = await start({ PORT: port });
  expect(code).toBe(1);
  expect(complained).toBe(`PORT=${port} is not a port. Write a number from 1 to 65535, such as PORT=4321.\n`);
});

test('`npm start` refuses the same port for the site and the stand-ins', async () => {
  const { code, complained } = await start({ PORT: '5000', STAND_INS_PORT: '5000' });
  expect(code).toBe(1);
  expect(complained).toContain('cannot share port 5000');
});
