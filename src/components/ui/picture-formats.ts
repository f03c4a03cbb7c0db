/**
 * For each <Picture>: AVIF, or JPEG for browsers without AVIF. Safari 13 knows neither AVIF nor WebP. Without a layout, Astro
 * makes only the widths that the component names.
 */
export const pictureFormats: { formats: 'avif'[]; fallbackFormat: 'jpg'; layout: 'none' } = {
  formats: ['avif'],
  fallbackFormat: 'jpg',
  layout: 'none',
};
