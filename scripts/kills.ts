/**
 * `node scripts/kills.ts 30`: kills build, hosting and deploy 30 times each at random moments, while somebody reads the live
 * site, and says what became of it. With --made-up a small made-up site stands in for this one; a second number is the seed.
 */
import { copyFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killSteps } from './kills/kill-steps.ts';
import { makeUpProject } from './kills/made-up-project.ts';
import { copyProject } from './lib/copy-project.ts';
import { runCommand } from './lib/run-command.ts';

const [times = 30, seed = Date.now() % 1e6] = process.argv.slice(2).map(Number).filter(Boolean);
const project = join(import.meta.dirname, '..');

await runCommand(async () => {
  const root = await mkdtemp(join(tmpdir(), 'kills-'));
  console.log(`seed ${seed}`);
  try {
    if (process.argv.includes('--made-up')) await makeUpProject(root);
    else {
      copyProject(project, root);
      copyFileSync(join(project, 'package-lock.json'), join(root, 'package-lock.json'));
    }
    for await (const line of killSteps(root, times, seed)) console.log(line);
  } finally {
    await rm(root, { recursive: true });
  }
});
