import type { HastPluginDefinition } from 'satteri';

/**
 * A picture in a text is as wide as the text (--measure), so a phone does not load a wider one. 640 is the first width in
 * astro.config.mjs that is above 38rem.
 */
export const textPictures: HastPluginDefinition = {
  name: 'text-pictures',
  element: {
    filter: ['img'],
    visit(node, ctx) {
      ctx.setProperty(node, 'width', 640);
      ctx.setProperty(node, 'sizes', '(min-width: 40rem) 38rem, 100vw');
    },
  },
};
