import sharp from 'sharp';
import { iconSvg } from '#lib/icon-svg.ts';
import { layOutCard } from '#lib/social-card/lay-out-card.ts';
import { drawCardStamps, paintCard } from '#lib/social-card/paint-card.ts';
import { readSiteSettings } from '#lib/site-settings.ts';

const icon = (width: number) => () =>
  sharp(Buffer.from(iconSvg), { density: 1200 }).resize(width).png({ palette: true, effort: 10 }).toBuffer();

async function card() {
  const { name } = readSiteSettings();
  const layout = layOutCard({ title: name, siteName: name, seed: name });
  return paintCard(layout, await drawCardStamps([layout]));
}

/** The pictures that devices and other sites ask for: icons of an installed page, the picture of a shared link. */
const pictures = {
  'apple-touch-icon': icon(180),
  'icon-192': icon(192),
  'icon-512': icon(512),
  'social-card': card,
};

export function getStaticPaths() {
  return Object.entries(pictures).map(([picture, draw]) => ({ params: { picture }, props: { draw } }));
}

export async function GET({ props }: { props: { draw: () => Promise<Buffer> } }) {
  return new Response(new Uint8Array(await props.draw()));
}
