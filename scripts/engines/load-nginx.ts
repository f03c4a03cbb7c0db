import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, runProgram } from '../../tests/engines/run-program.ts';
import { responseHeaders } from '../../src/lib/response-headers.ts';
import { readSiteSettings } from '../../src/lib/site-settings.ts';
import { listPages } from '../lib/list-addresses.ts';
import { compressSite } from '../hosting/compress-site.ts';
import { nginxConfig } from '../hosting/nginx-config.ts';
import { pointAt, release } from '../hosting/release.ts';
import { hangOn, load } from './load-tools.ts';

const SLOW_CLIENTS = 5000;
const DEPLOYS = 200;
/** Odd, so that one is in the middle. */
const ROUNDS = 15;

async function heaviestPage(site: string): Promise<string> {
  let [heaviest, most] = ['', 0];
  for (const name of await readdir(site, { recursive: true })) {
    const { size } = await stat(`${site}/${name}`);
    if (name.endsWith('.html.br') && size > most) [heaviest, most] = [name, size];
  }
  return heaviest.slice(0, -'.html.br'.length);
}

/** The process ids of nginx's workers, of the master at `pid`. */
const workersOf = (pid: string) =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', pid.trim()], { encoding: 'utf8' })
    .stdout.trim()
    .split(/\s+/)
    .map(Number);

/**
 * Puts nginx, set up as `npm run hosting` does, under the load of 100 connections and says a sentence for each figure: its
 * speed beside a bare file of the same bytes, 5,000 slow clients, 200 deploys, a killed worker.
 */
export async function* loadNginx(): AsyncGenerator<string> {
  const folder = await mkdtemp(resolve('test-results/load-'));
  const built = `${folder}/built`;
  const place = `${folder}/srv`;
  await compressSite('dist', built, 5);
  for (const name of ['one', 'two']) await release(built, place, name);
  const page = await heaviestPage(built);
  await mkdir(`${folder}/bare`);
  await writeFile(`${folder}/bare/file`, await readFile(`${built}/${page}.html.br`));

  const [port, barePort] = [await findFreePort(), await findFreePort()];
  const config = nginxConfig({
    root: `${place}/current`,
    port,
    headers: responseHeaders(readSiteSettings('')),
    pages: await listPages('dist'),
    languages: [],
    redirects: [],
  });
  const bare = `  server {\n    listen ${barePort};\n    root ${folder}/bare;\n    brotli_static off;\n    gzip_static off;\n  }\n`;
  await writeFile(`${folder}/nginx.conf`, config.replace(/\}\n$/, `${bare}}\n`));
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const options = `${user}daemon off; pid "${folder}/pid";`;
  const nginx = await runProgram(['nginx', '-p', folder, '-c', `${folder}/nginx.conf`, '-g', options], port);
  const url = `http://127.0.0.1:${port}/${page}`;
  try {
    const rounds: { site: number; file: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const file = await load(`http://127.0.0.1:${barePort}/file`, 1);
      rounds.push({ site: (await load(url, 1)).perSecond, file: file.perSecond });
    }
    // The middle one, taken in turns: the machine has other things to do, too.
    rounds.sort((a, b) => a.site / a.file - b.site / b.file);
    const { site, file } = rounds[(ROUNDS - 1) / 2] ?? { site: NaN, file: NaN };
    yield `/${page}: ${Math.round(site)} requests/s, ${(site / file).toFixed(2)} of a bare file's`;

    const slow = await hangOn(port, SLOW_CLIENTS);
    const beside = await load(url, 5);
    yield `${slow.held()} of ${SLOW_CLIENTS} slow clients hanging on: ${Math.round(beside.perSecond)} requests/s, p99 ${beside.p99Ms.toFixed(1)} ms, ${beside.failed} failed`;
    slow.end();

    const deploys = load(url, 12);
    for (let count = 0; count < DEPLOYS; count++) {
      await pointAt(place, count % 2 ? 'two' : 'one');
      await wait(50);
    }
    const during = await deploys;
    yield `${DEPLOYS} deploys: ${during.failed} of ${during.requests} requests failed`;

    const killed = load(url, 4);
    await wait(1500);
    const [worker = 0] = workersOf(await readFile(`${folder}/pid`, 'utf8'));
    process.kill(worker, 'SIGKILL');
    const after = await killed;
    yield `a worker killed: ${after.failed} of ${after.requests} requests failed, at most the 100 in flight`;
  } finally {
    await nginx.close();
    await rm(folder, { recursive: true });
  }
}
