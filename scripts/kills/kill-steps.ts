import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listFiles, type Manifest } from '../lib/manifest.ts';
import { askLive, holds } from './ask-live.ts';

/** Two days whose builds differ, in seconds since 1970. */
const DAYS = ['1795000000', '1795600000'] as const;
const scripts = join(import.meta.dirname, '..');

type Step = 'build' | 'hosting' | 'deploy';
type Ended = { code: number | null; signal: NodeJS.Signals | null; said: string; ms: number };
/** When to kill, counted from the start, and whether the processes it started die with it. */
type Kill = { afterMs: number; isAlone: boolean };

/** Numbers from 0 to 1 that are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Waits until no process that holds the lock runs: those that a killed one started end by themselves. */
async function waitForRest(root: string): Promise<void> {
  const pids = (await readFile(join(root, 'dist.lock'), 'utf8').catch(() => '')).split('\n').filter(Boolean);
  for (const pid of pids.map(Number)) {
    for (let isThere = true; isThere;) {
      try {
        process.kill(pid, 0);
        await wait(20);
      } catch {
        isThere = false;
      }
    }
  }
}

async function run(root: string, [name, ...args]: string[], day: string, kill?: Kill): Promise<Ended> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(scripts, `${name}.ts`), ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, SOURCE_DATE_EPOCH: day, OUT_DIR: '', SITE_OVERRIDES: '', NO_COLOR: '1' },
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => void (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => void (said += text.toString()));
  const { pid = 0 } = child;
  const timer =
    kill &&
    setTimeout(() => {
      try {
        process.kill(kill.isAlone ? pid : -pid, 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    }, kill.afterMs);
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  if (kill) await waitForRest(root);
  return { code, signal, said, ms: performance.now() - begun };
}

/**
 * Kills build, hosting and deploy of the project in `root`, `times` each, at moments that the seed chooses, and yields a line
 * for each step. Throws at the first sign that half a site was accepted or went live, or that an exit code lied.
 */
export async function* killSteps(root: string, times: number, seed: number): AsyncGenerator<string> {
  const random = seeded(seed);
  const place = join(root, 'srv');
  const command: Record<Step, string[]> = {
    build: ['build'],
    hosting: ['hosting'],
    deploy: ['deploy', place],
  };
  const took: Record<Step, number> = { build: 0, hosting: 0, deploy: 0 };
  const built: Manifest[] = [];
  const hosted: Manifest[] = [];

  const must = async (step: Step, day: string) => {
    const { code, said, ms } = await run(root, command[step], day);
    if (code !== 0) throw new Error(`${step} fails after a kill:\n${said}`);
    took[step] = ms;
  };
  const deploy = async (day: string) => {
    // The names of releases are seconds.
    await wait(1000 - (Date.now() % 1000) + 5);
    await must('deploy', day);
  };
  for (const day of DAYS) {
    await must('build', day);
    built.push(await listFiles(join(root, 'dist')));
    await must('hosting', day);
    hosted.push(await listFiles(join(root, 'dist-hosting/site')));
    await deploy(day);
  }

  const isOneOf = async (folder: string, sites: readonly Manifest[]) => {
    for (const site of sites) if (await holds(folder, site)) return true;
    return false;
  };
  const checkWhole = async (after: string) => {
    const [live, dist, hosting] = [
      join(place, 'current'),
      join(root, 'dist'),
      join(root, 'dist-hosting/site'),
    ];
    if (!(await isOneOf(live, hosted))) throw new Error(`Half a site is live after ${after}`);
    if (existsSync(dist) && !(await isOneOf(dist, built)))
      throw new Error(`dist is not whole after ${after}`);
    if (existsSync(hosting) && !(await isOneOf(hosting, hosted)))
      throw new Error(`dist-hosting is not whole after ${after}`);
    // Anyone can roll back to any release in the folder, so each must be complete.
    for (const name of (await readdir(place)).filter((each) => /^\d[^.]*$/.test(each)))
      if (!(await isOneOf(join(place, name), hosted))) throw new Error(`${name} is not whole after ${after}`);
  };

  for (const step of ['build', 'hosting', 'deploy'] as const) {
    const live = await askLive(place, hosted);
    // Else the asking would never end where something is found.
    const ended = { requests: 0, failed: 0 };
    let killed = 0;
    let attempts = 0;
    try {
      while (killed < times) {
        const kill = { afterMs: random() * took[step], isAlone: random() < 0.5 };
        const day = DAYS[(attempts += 1) % 2] ?? DAYS[0];
        const after = `kill ${attempts} of ${step}, ${Math.round(kill.afterMs)} ms after its start`;
        const { code, signal, said } = await run(root, command[step], day, kill);
        if (signal) killed += 1;
        else if (code !== 0) throw new Error(`${step} says at ${after}:\n${said}`);
        await checkWhole(after);
        // The next step uses what it finds, and there is something to find.
        if (step === 'hosting') await deploy(day);
      }
      for (const next of ['build', 'hosting'] as const) if (next === step) await must(next, DAYS[0]);
      await deploy(DAYS[0]);
      await checkWhole(`the last kill of ${step}`);
      const left = (await readdir(place)).filter((name) => name.endsWith('.part'));
      if (left.length > 0) throw new Error(`${left.join(', ')} stays after a deploy`);
    } finally {
      Object.assign(ended, await live.end());
    }
    const { requests, failed } = ended;
    if (failed > 0) throw new Error(`${failed} of ${requests} requests failed while ${step} was killed`);
    yield `${step} killed ${killed} times: live site whole ${attempts} of ${attempts}, 0 of ${requests} requests failed`;
  }
  await rm(place, { recursive: true });
}
