import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { numbersFrom } from '../content/mutate.ts';
import { listCharityEntries } from './charity-entries.ts';

/** A photograph as a phone takes it: of high contrast in every corner, upright or wide, and heavier than a drawing. */
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
 * Puts another charity's content in place of that in the folder `content`: the tests' own, with another charity's names,
 * prices and hosts laid over it (tests/fixtures/another-charity), and as many entries and photographs besides as a charity
 * gathers in a few years. The editors' guide and the templates stay: they come with the code.
 */
export async function becomeAnotherCharity(content: string): Promise<void> {
  for (const file of globSync('**/*.*', { cwd: content }))
    if (file !== 'README.md' && !basename(file).startsWith('_template')) rmSync(join(content, file));
  for (const folder of ['content', 'another-charity'])
    cpSync(`tests/fixtures/${folder}`, content, { recursive: true });
  for (const [file, text] of listCharityEntries()) writeFileSync(join(content, file), text);
  const photographs: [string, number, number][] = [
    ['articles', 1500, 2000],
    ['events', 2400, 1600],
    ['team', 1200, 1600],
    ['communities', 2000, 1500],
  ];
  for (const [seed, [folder, width, height]] of photographs.entries())
    writeFileSync(join(content, folder, 'photograph.jpg'), await takePhotograph(seed, width, height));
}
