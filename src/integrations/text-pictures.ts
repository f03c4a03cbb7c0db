import type { HastPluginDefinition } from 'satteri';

/** A picture in a text is as wide as the text (--measure), so a phone does not load a wider one. */
export const textPictures: HastPluginDefinition = {
  name: 'text-pictures',
  element: {
    filter: ['img'],
    visit(node, ctx) {
      // Safari 13 knows neither AVIF nor WebP.
      ctx.setProperty(node, 'format', 'jpg');
      // The first width of astro.config.mjs above 38rem.
      ctx.setProperty(node, 'width', 640);
      ctx.setProperty(node, 'sizes', '(min-width: 40rem) 38rem, 100vw');
    },
  },
};
