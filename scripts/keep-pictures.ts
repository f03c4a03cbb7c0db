/**
 * `npm run pictures`, after pictures were added or changed: builds the site and keeps its encoded pictures with the code
 * (src/integrations/kept-pictures.ts). Those no page shows any more are dropped. With --anew every picture is encoded
 * again, for when the encoder or its settings changed.
 */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { keptPictures } from '../src/integrations/kept-pictures.ts';

process.chdir(`${import.meta.dirname}/..`);
const isEncoded = (name: string) => /\.(?:avif|webp|jpeg|png)$/.test(name);

if (process.argv.includes('--anew')) {
  for (const folder of [keptPictures, 'node_modules/.astro/assets'])
    await rm(folder, { recursive: true, force: true });
}
await mkdir(keptPictures, { recursive: true });
execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });

const shown = new Set((await readdir('dist/_astro')).filter(isEncoded));
for (const name of await readdir(keptPictures)) if (!shown.has(name)) await rm(new URL(name, keptPictures));
for (const name of shown) await copyFile(`dist/_astro/${name}`, new URL(name, keptPictures));
console.log(
  `${shown.size} encoded pictures are kept in src/assets/kept-pictures. Commit them with your change.`,
);
