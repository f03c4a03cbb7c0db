import { colourOf } from '#loaders/brand.ts';
import { ENGLISH, getLanguage } from '#lib/language/page-language.ts';
import { getAddress } from '#loaders/language/pages.ts';
import { getSite } from '#queries/site.ts';

export async function GET() {
  const { name, description } = await getSite();
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  return Response.json({
    name,
    short_name: name,
    description,
    ...(getLanguage() !== ENGLISH && { lang: getLanguage() }),
    start_url: getAddress('/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: colourOf('paper'),
    theme_color: colourOf('band'),
    icons,
  });
}
