import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { routeOf } from '../content-check/links/list-targets.ts';
import { listShownLanguages } from '../loaders/language/languages.ts';

// Besides pages, each language has these files. In a glob, `[[]` is the character `[`.
const FILES = 'rss.xml.ts,events.ics.ts,events/[[]id].ics.ts,manifest.webmanifest.ts';

/**
 * The code of a stub: a file that shows a page or feed in other languages. If one file had two routes, Astro would put the styles
 * only on the last route.
 */
function stubOf(file: string, route: string): string {
  const specifier = JSON.stringify(file);
  const code = `import * as page from ${specifier};
import { listTranslatedPaths } from '#queries/language.ts';
export const getStaticPaths = () => listTranslatedPaths('${route}', page.getStaticPaths);
`;
  if (!file.endsWith('.astro')) return `${code}export const GET = page.GET;\n`;
  return `---\nimport Page from ${specifier};\n${code}---\n<Page {...Astro.props} />\n`;
}

/** Adds routes without a file in src/pages: /workshop in `npm run dev`, and translations such as /fr/booking. */
export function routes(): AstroIntegration {
  return {
    name: 'routes',
    hooks: {
      'astro:config:setup': ({ command, config, createCodegenDir, injectRoute }) => {
        const isDev = command === 'dev';
        if (isDev)
          injectRoute({ pattern: '/workshop/[...fixture]', entrypoint: './src/workshop/workshop.astro' });
        if (listShownLanguages(isDev).length < 2) return;
        const folder = createCodegenDir();
        const pages = new URL('src/pages/', config.root);
        for (const name of globSync(`{**/*.astro,${FILES}}`, { cwd: pages })) {
          const route = routeOf(name.replaceAll('\\', '/'));
          const file = fileURLToPath(new URL(name, pages));
          const entrypoint = new URL(name, folder);
          mkdirSync(new URL('.', entrypoint), { recursive: true });
          writeFileSync(entrypoint, stubOf(file, route));
          injectRoute({ pattern: `/[language]${route === '/' ? '' : route}`, entrypoint });
        }
      },
    },
  };
}
