import type { HastPluginDefinition } from 'satteri';

/** A picture in a text is never wider than the text (--measure), so a wide screen need not load a file as wide as the screen. */
export const textPictures: HastPluginDefinition = {
  name: 'text-pictures',
  element: {
    filter: ['img'],
    visit(node, ctx) {
      // Safari 13 knows neither AVIF nor WebP.
      ctx.setProperty(node, 'format', 'jpg');
      // The text is 38rem (608 pixels) wide. 640 is the first of `image.breakpoints` (astro.config.mjs) that is wider. Astro makes
      // files at most 1280 pixels wide (2 × 640).
      ctx.setProperty(node, 'width', 640);
      // From 40rem on, the screen has room for the text and its margins.
      ctx.setProperty(node, 'sizes', '(min-width: 40rem) 38rem, 100vw');
    },
  },
};
