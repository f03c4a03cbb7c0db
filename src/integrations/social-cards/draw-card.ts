import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { socialCardSvg, type SocialCard } from '../../lib/social-card/social-card-svg.ts';

/** Flat colours and few: a palette of sixteen holds them with their edges. */
const PNG = { palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 1 } as const;

/** The name under which a drawing is kept: another drawing, other options or another sharp make another picture. */
const nameOf = (svg: string) =>
  `${createHash('sha256')
    .update(JSON.stringify([svg, PNG, sharp.versions.sharp]))
    .digest('hex')
    .slice(0, 32)}.png`;

/** A card as PNG, from the cache folder when the same one was drawn before; with the name it has there. */
export async function drawCard(card: SocialCard, cache: URL): Promise<{ name: string; png: Uint8Array }> {
  const svg = socialCardSvg(card);
  const name = nameOf(svg);
  const kept = await readFile(new URL(name, cache)).catch(() => null);
  if (kept) return { name, png: kept };
  const png = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
  await mkdir(cache, { recursive: true });
  await writeFile(new URL(name, cache), png);
  return { name, png };
}
