import sharp from 'sharp';
import { iconSvg } from '#lib/icon-svg.ts';
import { socialCardSvg } from '#lib/social-card-svg.ts';

/** The pictures that devices and other sites ask for: icons of an installed page, the picture of a shared link. */
const pictures = {
  'apple-touch-icon': { svg: iconSvg, width: 180 },
  'icon-192': { svg: iconSvg, width: 192 },
  'icon-512': { svg: iconSvg, width: 512 },
  'social-card': { svg: socialCardSvg('hope-health'), width: 1200 },
};

export function getStaticPaths() {
  return Object.entries(pictures).map(([picture, props]) => ({ params: { picture }, props }));
}

export async function GET({ props }: { props: (typeof pictures)['icon-192'] }) {
  const png = await sharp(Buffer.from(props.svg), { density: 1200 })
    .resize(props.width)
    .png({ palette: true, effort: 10 })
    .toBuffer();
  return new Response(new Uint8Array(png));
}
