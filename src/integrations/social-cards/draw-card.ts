import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { flatPng } from '../../lib/social-card/flat-png.ts';
import { cardColours, socialCardSvg, type SocialCard } from '../../lib/social-card/social-card-svg.ts';

/** One more whenever `flatPng` writes something else. */
const EDITION = 1;

/** The name under which a drawing is kept: another drawing, other colours or another sharp make another picture. */
const nameOf = (svg: string) =>
  `${createHash('sha256')
    .update(JSON.stringify([svg, cardColours, EDITION, sharp.versions.sharp]))
    .digest('hex')
    .slice(0, 32)}.png`;

/** A card as PNG, from the cache folder when the same one was drawn before; with the name it has there. */
export async function drawCard(card: SocialCard, cache: URL): Promise<{ name: string; png: Uint8Array }> {
  const svg = socialCardSvg(card);
  const name = nameOf(svg);
  const kept = await readFile(new URL(name, cache)).catch(() => null);
  if (kept) return { name, png: kept };
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const png = await flatPng({ data, width: info.width, height: info.height }, cardColours);
  await mkdir(cache, { recursive: true });
  await writeFile(new URL(name, cache), png);
  return { name, png };
}
