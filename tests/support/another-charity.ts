import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { DAY_MS } from '#lib/time/dates.ts';
import { numbersFrom } from '../content/mutate.ts';
import { changeWords } from './change-words.ts';
import { listCharityEntries } from './charity-entries.ts';

/** An invented picture that is like a phone's photograph: it has high contrast, and more bytes than a drawing. */
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
 * Replaces the content in the folder `content` with the content of an invented charity. This is the tests' own content with other
 * names, prices and hosts (tests/fixtures/another-charity), and with photographs. It has as many entries as a charity writes in a
 * few years. No text is due for review. The editors' guide and the templates stay. Our interface texts stay with changed words.
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
  // The content check refuses a security.txt that is valid for more than a year.
  const [year, month, day] = new Date(Date.now() + 182 * DAY_MS).toISOString().split(/[-T]/);
  const expires = /(?<=^security: .*expires: )[\d/]+/m;
  rewrite(join(content, 'site.yaml'), expires, `${month}/${day}/${year}`);
  // To save time, each photograph is a copy of one of these two. A different last byte, which changes no pixel, makes the build
  // encode each copy.
  const taken = [await takePhotograph(1, 4000, 3000), await takePhotograph(2, 3000, 4000)];
  const named = globSync('**/*.{md,yaml}', { cwd: content, exclude: ['README.md', '**/_*'] }).flatMap(
    (file) => {
      const text = readFileSync(join(content, file), 'utf8');
      return Array.from(text.matchAll(/photograph[\w-]*\.jpg/g), ([name]) => join(dirname(file), name));
    },
  );
  for (const [index, file] of [...new Set(named)].entries()) {
    const photograph = taken[index % taken.length] ?? Buffer.alloc(0);
    writeFileSync(join(content, file), Buffer.concat([photograph, Buffer.of(index)]));
  }
}
