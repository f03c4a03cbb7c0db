import './scripts/check-machine.js';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import { defineConfig, envField, sharpImageService } from 'astro/config';
import { checkContent } from './src/content-check/check-content.ts';
import { formatProblems } from './src/content-check/problem.ts';
import { clientInteraction } from './src/integrations/client-interaction.ts';
import { finishSite } from './src/integrations/finish-site.ts';
import { inlineScript } from './src/integrations/inline-script.ts';
import { reactIslands } from './src/integrations/react-islands.ts';
import { routes } from './src/integrations/routes.ts';
import { textPictures } from './src/integrations/text-pictures.ts';
import { SHARED_MODULES, words } from './src/integrations/words/script-languages.ts';
import { pictureStorage, storageHosts } from './src/lib/events/event-pictures.ts';
import { scriptFloor } from './src/lib/browser-floor.ts';
import { contentPolicy } from './src/lib/security/content-policy.ts';
import { readSiteSettings } from './src/loaders/site-settings.ts';

// Astro would take the environment variable DEV for import.meta.env.DEV, and publish entries that are not public.
delete process.env.DEV;

// If this throws, Astro says that it cannot load this file, and only then why.
function stop(error) {
  console.error(error.stack || error.message);
  process.exit(1);
}

// Must come before any other code reads or runs something of content/.
const { problems, content } = await checkContent(process.cwd()).catch(stop);
// The place in our code does not help an editor.
if (problems.length > 0) stop({ message: formatProblems(problems) });
const site = await Promise.try(readSiteSettings).catch(stop);
const pictureHosts = storageHosts(pictureStorage(site));
const optionalKey = () => envField.string({ context: 'client', access: 'public', optional: true });

export default defineConfig({
  site: site.url,
  outDir: process.env.OUT_DIR || 'dist',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  scopedStyleStrategy: 'class',
  prerenderConflictBehavior: 'error',
  integrations: [
    reactIslands(),
    mdx(),
    clientInteraction(),
    routes(),
    words(),
    inlineScript(),
    finishSite(site, content),
  ],
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [textPictures] }) },
  image: {
    layout: 'constrained',
    breakpoints: [640, 1024],
    responsiveStyles: false,
    domains: pictureHosts,
    // Compared with effort 3: 5 % more bytes, and a first build that is a quarter faster.
    service: {
      ...sharpImageService({ avif: { effort: 2 } }),
      entrypoint: './src/integrations/picture-service.ts',
    },
  },
  vite: {
    build: { target: scriptFloor },
    environments: {
      // Pages are rendered by the Node of the build.
      prerender: { build: { target: 'esnext' } },
      // For content.config.ts: Node has loaded these already, and Vite would transform a hundred modules of Astro.
      astro: { resolve: { external: ['astro/content/config', 'astro/loaders'] } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // React, and our modules without words that islands of all languages share. One file saves three requests.
                  { name: 'react', test: SHARED_MODULES },
                  { name: 'google-maps', test: /node_modules\/@googlemaps\// },
                ],
              },
            },
          },
        },
      },
    },
  },
  devToolbar: { enabled: false },
  // Writes the schemas with which VS Code completes front matter.
  experimental: { contentIntellisense: true },
  server: { port: 4321 },
  security: {
    csp: { directives: [...contentPolicy(site)] },
  },
  env: {
    schema: {
      EMAIL_PUBLIC_KEY: optionalKey(),
      EMAIL_SERVICE_ID: optionalKey(),
      EMAIL_TEMPLATE_GROUP_HEALTH_CHECK: optionalKey(),
      EMAIL_TEMPLATE_DONATION_REQUEST: optionalKey(),
      MAPS_KEY: optionalKey(),
    },
  },
});
