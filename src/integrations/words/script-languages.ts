import type { AstroIntegration } from 'astro';
import type { NormalizedInputOptions, OutputBundle, PluginContext } from 'rolldown';
import { findAll, type Document } from '#lib/page/html-tree.ts';
import { listShownLanguages } from '#loaders/language/languages.ts';
import { isTranslated } from '#loaders/language/pages.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { forgetAll } from '#loaders/remember.ts';
import { ALL_LANGUAGES, createWordsPlugin } from './word-modules.ts';

/** The tags of languages in the build that have a translated home page, except English. */
export const listOtherLanguages = () =>
  listShownLanguages()
    .map(({ tag }) => tag)
    .filter((tag) => tag !== ENGLISH && isTranslated('/', tag));

/** Modules without words. They are bundled only once, and the islands of all languages share them. */
export const SHARED_MODULES =
  /node_modules\/(?:react|react-dom|scheduler)\/|src\/lib\/(?:placeholders|search\/is-similar)\.ts|src\/islands\/useIsHydrated/;
const ISLAND = /\/src\/islands\/.*\.tsx$/;
/** The id of a module in another language has this ending: `?in=fr` in Picker.tsx?in=fr. */
const LANGUAGE_QUERY = /\?in=(\w+)$/;

const languageOf = (id: string | undefined) => LANGUAGE_QUERY.exec(id ?? '')?.[1] ?? ENGLISH;

/** The island files of other languages, by language and English file: 'fr /_astro/Picker.js'. */
const islandFiles = new Map<string, string>();

/**
 * Bundles each island for the other languages, because Astro bundles only the English island. `Picker.tsx?in=fr` is the French
 * island. Our modules that this island imports get `?in=fr` too, except SHARED_MODULES.
 */
function bundleIslands() {
  return {
    name: 'words:islands',
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    async buildStart(this: PluginContext, { input }: NormalizedInputOptions) {
      for (const name of Object.values(input ?? {})) {
        const id = (await this.resolve(name))?.id;
        if (!id || !ISLAND.test(id)) continue;
        for (const tag of listOtherLanguages()) this.emitFile({ type: 'chunk', id: `${id}?in=${tag}` });
      }
    },
    async resolveId(this: PluginContext, source: string, importer: string | undefined) {
      const [query, tag] = LANGUAGE_QUERY.exec(importer ?? '') ?? [];
      if (!query || !importer) return null;
      const module = await this.resolve(source, importer.slice(0, -query.length), { skipSelf: true });
      const isOurs = module && /\/src\/.*\.tsx?$/.test(module.id) && !SHARED_MODULES.test(module.id);
      return isOurs ? `${module.id}?in=${tag}` : module;
    },
    generateBundle(_options: unknown, bundle: OutputBundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const fileById = new Map(chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]));
      for (const [id, fileName] of fileById) {
        const [query, tag] = LANGUAGE_QUERY.exec(id ?? '') ?? [];
        if (!id || !query || !tag) continue;
        islandFiles.set(`${tag} /${fileById.get(id.slice(0, -query.length))}`, fileName);
      }
    },
  };
}

export function localiseIslands(page: Document, tag: string): void {
  for (const { attribs } of findAll('astro-island', page)) {
    const file = islandFiles.get(`${tag} ${attribs['component-url']}`);
    if (file) attribs['component-url'] = `/${file}`;
  }
}

/** Gives scripts the words of their page's language (docs/decisions/0031). */
export function words(): AstroIntegration {
  return {
    name: 'words',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const plugins =
          command === 'build'
            ? [createWordsPlugin(languageOf), bundleIslands()]
            : [createWordsPlugin(() => ALL_LANGUAGES)];
        updateConfig({ vite: { plugins } });
      },
      'astro:server:setup': ({ server }) =>
        void server.watcher.on('all', (_event, path) => {
          if (path.includes('/content/')) forgetAll();
        }),
    },
  };
}
