import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { DAY_MS } from '#lib/time/dates.ts';
import { numbersFrom } from '../content/mutate.ts';
import { changeWords } from './change-words.ts';
import { listCharityEntries } from './charity-entries.ts';

/** A photograph from a phone: of high contrast, upright or wide, and with more bytes than a drawing. */
export async function takePhotograph(seed: number, width: number, height: number): Promise<Buffer> {
  const next = numbersFrom(seed);
  const [across, down] = [width >> 3, height >> 3];
  const grains = Buffer.from(Uint8Array.from({ length: across * down * 3 }, () => next(256)));
  return sharp(grains, { raw: { width: across, height: down, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/**
 * Replaces the content in the folder `content` with that of another charity. It is the tests' own content with other names,
 * prices and hosts (tests/fixtures/another-charity). It has as many entries as a charity has after a few years, with photographs.
 * No review is due. The editors' guide and the templates stay. The interface texts are ours, each one changed.
 */
export async function becomeAnotherCharity(content: string): Promise<void> {
  for (const file of globSync('**/*.*', { cwd: content }))
    if (!/^(?:README\.md|interface\Wen\.yaml)$/.test(file) && !basename(file).startsWith('_template'))
      rmSync(join(content, file));
  for (const folder of ['content', 'another-charity'])
    cpSync(`tests/fixtures/${folder}`, content, { recursive: true });
  for (const [file, text] of listCharityEntries()) writeFileSync(join(content, file), text);
  changeWords(join(content, 'interface/en.yaml'));
  const rewrite = (file: string, pattern: RegExp, day: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, day));
  const nextYear = new Date().getFullYear() + 1;
  for (const file of globSync('{services,pages}/*.yaml', { cwd: content }))
    rewrite(join(content, file), /(?<=\bnext: )[\d/]+/, `12/31/${nextYear}`);
  // The check refuses a security.txt that ends more than a year ahead.
  const [year, month, day] = new Date(Date.now() + 182 * DAY_MS).toISOString().split(/[-T]/);
  const expires = /(?<=^security: .*expires: )[\d/]+/m;
  rewrite(join(content, 'site.yaml'), expires, `${month}/${day}/${year}`);
  // Each photograph is one of these two with one added invisible byte, so that it is encoded separately and made quickly.
  const taken = [await takePhotograph(1, 4000, 3000), await takePhotograph(2, 3000, 4000)];
  const named = globSync('**/*.{md,yaml}', { cwd: content, exclude: ['README.md', '**/_*'] }).flatMap(
    (file) => {
      const text = readFileSync(join(content, file), 'utf8');
      return Array.from(text.matchAll(/photograph[\w-]*\.jpg/g), ([name]) => join(dirname(file), name));
    },
  );
  for (const [count, file] of [...new Set(named)].entries()) {
    const photograph = taken[count % taken.length] ?? Buffer.alloc(0);
    writeFileSync(join(content, file), Buffer.concat([photograph, Buffer.of(count)]));
  }
}
