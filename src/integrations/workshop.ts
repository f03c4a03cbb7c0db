import type { AstroIntegration } from 'astro';

/** The developers' page /workshop: every island and part in its states. It exists in `npm run dev` only. */
export function workshop(): AstroIntegration {
  return {
    name: 'workshop',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/workshop', entrypoint: './src/workshop/workshop.astro' });
        injectRoute({ pattern: '/workshop/[island]/[fixture]', entrypoint: './src/workshop/fixture.astro' });
      },
    },
  };
}
