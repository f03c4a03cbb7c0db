import sharp from 'sharp';
import { iconSvg } from '#lib/brand.ts';

const icon = (width: number) => () =>
  sharp(Buffer.from(iconSvg), { density: 1200 }).resize(width).png({ palette: true, effort: 10 }).toBuffer();

/** The pictures that devices ask for: icons of an installed page. */
const pictures = {
  'apple-touch-icon': icon(180),
  'icon-192': icon(192),
  'icon-512': icon(512),
};

export function getStaticPaths() {
  return Object.entries(pictures).map(([picture, draw]) => ({ params: { picture }, props: { draw } }));
}

export async function GET({ props }: { props: { draw: () => Promise<Buffer> } }) {
  return new Response(new Uint8Array(await props.draw()));
}
