/**
 * `npm run shrink-pictures`: makes the photographs in content/ at most 2000 pixels wide and high, in place, and takes out where and
 * with what they were taken. No page shows a picture larger. `npm run shrink-pictures -- FOLDER` works in another folder.
 */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSmaller } from './lib/make-smaller.ts';

const [root = 'content'] = process.argv.slice(2);
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

for (const name of globSync('**/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}', {
  cwd: root,
}).toSorted()) {
  const file = join(root, name);
  const before = await readFile(file);
  // The content check says what is wrong with a file that is no picture.
  const after = await makeSmaller(before).catch(() => null);
  if (after === null) continue;
  await writeFile(file, after);
  console.log(`${name}: ${mb(before.length)}, now ${mb(after.length)}`);
}
