import type { HastPluginDefinition } from 'satteri';

/** Tells the browser that a picture in a text is as wide as the text (--measure), so that a phone does not load a larger file. */
export const textPictures: HastPluginDefinition = {
  name: 'text-pictures',
  element: {
    filter: ['img'],
    visit(node, ctx) {
      // Safari 13 knows neither AVIF nor WebP.
      ctx.setProperty(node, 'format', 'jpg');
      // The first of `image.breakpoints` (astro.config.mjs) that is wider than the text: 38rem is 608 pixels.
      ctx.setProperty(node, 'width', 640);
      // From 40rem on, the screen has room for the text and its margins.
      ctx.setProperty(node, 'sizes', '(min-width: 40rem) 38rem, 100vw');
    },
  },
};
