/**
 * For each <Picture>: AVIF, and JPEG as the fallback, because Safari 13 knows neither AVIF nor WebP. With `layout: 'none'`, Astro
 * makes only the widths that the <Picture> asks for.
 */
export const pictureFormats: { formats: 'avif'[]; fallbackFormat: 'jpg'; layout: 'none' } = {
  formats: ['avif'],
  fallbackFormat: 'jpg',
  layout: 'none',
};
