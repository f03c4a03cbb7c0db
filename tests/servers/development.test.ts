import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { putOwnContent } from '../content/put-own-content.ts';
import { copyWholeProject } from '../support/copy-whole-project.ts';
import { findFreePort, runProgram, type Running } from '../support/run-program.ts';

/* The development server remembers what it has read of content/, and must forget it when somebody changes a file. */

// With Vitest's variables, Astro answers no page.
const env = { ASTRO_DEV_BACKGROUND: '0', NODE_ENV: 'development', VITEST: undefined };

let project: ReturnType<typeof copyWholeProject>;
let server: Running;

beforeAll(async () => {
  project = copyWholeProject();
  // It is smaller than content/, so Astro starts sooner.
  putOwnContent(project.root);
  const port = await findFreePort();
  server = await runProgram(
    [process.execPath, 'node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
    port,
    { cwd: project.root, env },
  );
});
afterAll(async () => {
  await server.close();
  project[Symbol.dispose]();
});

const read = async (path: string) => {
  const answer = await fetch(`http://localhost:${server.port}${path}`);
  return answer.text();
};

/**
 * Changes one value of a file and waits until the page shows it. Saves the file again every ten seconds, as a developer who sees no
 * change does: if Astro reads the file after it was emptied and before it was written, its watcher can take both for one change.
 */
async function expectChange(page: string, file: string, path: (string | number)[], value: string | number) {
  const whole = join(project.root, file);
  const document = parseDocument(readFileSync(whole, 'utf8'));
  document.setIn(path, value);
  const save = async () => {
    writeFileSync(whole, document.toString({ lineWidth: 0 }));
    await expect.poll(() => read(page), { timeout: 10_000 }).toContain(String(value));
  };
  await vi.waitFor(save, { timeout: 60_000 });
}

test('a developer who changes a price sees the change on the next page', async () => {
  const [service = ''] = globSync('!(_*|*.*).yaml', { cwd: join(project.root, 'content/services') });
  const path = `/${service.replace('.yaml', '')}`;
  const price = 487.25;
  const before = await read(path);
  expect(before).not.toContain(String(price));

  await expectChange(path, `content/services/${service}`, ['categories', 0, 'options', 0, 'price'], price);
});

test('a developer who changes a word of the interface sees the change on the next page', async () => {
  const word = 'A changed word';
  expect(await read('/booking')).not.toContain(word);

  await expectChange('/booking', 'content/interface/en.yaml', ['shell', 'menu'], word);
});
