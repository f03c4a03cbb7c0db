import { globSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Content } from '#content-check/content.ts';
import { listPublishedPages, PUBLISHED_FILE } from '#content-check/published.ts';
import { markScriptEnd } from '#lib/security/shared-script.ts';
import type { Site } from '#schemas/site.ts';
import { readBuildTime } from '../loaders/environment.ts';
import { writeHostFiles } from './host-files.ts';
import { optimisePages } from './optimise-pages/optimise-pages.ts';
import { makeSitemap } from './sitemap.ts';
import { drawSocialCards } from './social-cards/social-cards.ts';
import { removeUnusedPictures } from './unused-pictures.ts';

/** Marks the end of every script that shareScript() has not marked, so that the service worker recognises complete scripts. */
async function markScripts(dir: URL): Promise<void> {
  for (const path of globSync('{_astro,scripts}/*.js', { cwd: fileURLToPath(dir) })) {
    const file = new URL(path, dir);
    const ending = markScriptEnd('', path);
    if (!(await readFile(file, 'utf8')).endsWith(ending)) await appendFile(file, ending);
  }
}

/** Everything between the pages that Astro writes and the site that is published, in this order. */
export function finishSite(site: Site, content: Content): AstroIntegration {
  let cache: URL;
  return {
    name: 'finish-site',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('assets/', config.cacheDir);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const write = (name: string, text: string) => writeFile(new URL(name, dir), text);
        // First, because the next two read what visitors get.
        const pages = await optimisePages(dir);
        await write('sitemap.xml', makeSitemap(pages));
        await drawSocialCards(dir, pages, site.name, cache);
        // After the cards: a card may be the only use of a picture. Reads the sitemap too.
        const removed = await removeUnusedPictures(dir);
        if (removed > 0) logger.info(`removed ${removed} pictures and recordings that no page shows`);
        // Reads which pages there are.
        await writeHostFiles(dir, site);
        await write(
          `.${PUBLISHED_FILE}`,
          JSON.stringify(listPublishedPages(content, readBuildTime()), null, 1),
        );
        // After optimisePages(), which writes scripts.
        await markScripts(dir);
      },
    },
  };
}
