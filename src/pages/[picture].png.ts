import sharp from 'sharp';
import { iconSvg } from '#lib/icon-svg.ts';
import { CARD, socialCardSvg } from '#lib/social-card/social-card-svg.ts';
import { readSiteSettings } from '#lib/site-settings.ts';

const { name } = readSiteSettings();

/** The pictures that devices and other sites ask for: icons of an installed page, the picture of a shared link. */
const pictures = {
  'apple-touch-icon': { svg: iconSvg, width: 180 },
  'icon-192': { svg: iconSvg, width: 192 },
  'icon-512': { svg: iconSvg, width: 512 },
  'social-card': { svg: socialCardSvg({ title: name, siteName: name, seed: name }), width: CARD.width },
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
