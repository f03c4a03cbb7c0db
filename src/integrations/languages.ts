import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listShownLanguages } from '../lib/languages.ts';

const PAGES = 'src/pages';

// What a language has besides pages: the feed, calendars, what a phone keeps on its home screen.
const FILES = 'rss.xml.ts,events.ics.ts,events/[[]id].ics.ts,manifest.webmanifest.ts';

/** '/donate-[programme]' of donate-[programme].astro, '/rss.xml' of rss.xml.ts. */
const patternOf = (file: string) => `/${file.replace(/\.(?:astro|ts)$/, '').replace(/^index$/, '')}`;

/**
 * A page that makes one of src/pages in another language. It is a page of its own for Astro, which would give the styles of a page with
 * two routes to the last one only.
 */
const pageStub = (file: string, pattern: string) => `---
import Page, * as page from ${JSON.stringify(file)};
import { listTranslatedPaths, noteListed } from '#queries/language.ts';
export const getStaticPaths = () => listTranslatedPaths('${pattern}', page.getStaticPaths);
noteListed('${pattern}');
---
<Page {...Astro.props} />
`;

/** The same for a file. */
const fileStub = (file: string, pattern: string) => `import * as file from ${JSON.stringify(file)};
import { listTranslatedPaths } from '#queries/language.ts';
export const getStaticPaths = () => listTranslatedPaths('${pattern}', file.getStaticPaths);
export const GET = file.GET;
`;

/** Lets each page of src/pages be made in every other language too, at /fr/booking and so on, and the feed at /fr/rss.xml. */
export function languages(): AstroIntegration {
  return {
    name: 'languages',
    hooks: {
      'astro:config:setup': ({ command, config, createCodegenDir, injectRoute }) => {
        if (listShownLanguages(command === 'dev').length < 2) return;
        const folder = createCodegenDir();
        for (const name of globSync(`{**/*.astro,${FILES}}`, { cwd: new URL(`${PAGES}/`, config.root) })) {
          const pattern = patternOf(name.replaceAll('\\', '/'));
          const page = fileURLToPath(new URL(`${PAGES}/${name}`, config.root));
          const entrypoint = new URL(`${name.replaceAll('[', '{').replaceAll(']', '}')}`, folder);
          mkdirSync(new URL('.', entrypoint), { recursive: true });
          const stub = name.endsWith('.astro') ? pageStub : fileStub;
          writeFileSync(entrypoint, stub(page, pattern));
          injectRoute({ pattern: `/[language]${pattern === '/' ? '' : pattern}`, entrypoint });
        }
      },
    },
  };
}
