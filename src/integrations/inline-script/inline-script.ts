import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';

const MARK = '?inlined';

/**
 * Lets a component import a script as one minified text (`import code from './x.ts?inlined'`) to write it into the
 * page. Astro inlines a script only when nothing it imports is shared; a few shared lines would otherwise
 * cost a slow line two requests on every page.
 */
export function inlineScript(): AstroIntegration {
  const plugin = {
    name: 'inline-script',
    enforce: 'pre' as const,
    async load(this: { addWatchFile(path: string): void }, id: string) {
      if (!id.endsWith(MARK)) return null;
      const path = id.slice(0, -MARK.length);
      this.addWatchFile(path);
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
        // InlineScript writes it as a module, so its names stay its own.
        format: 'esm',
        // Files of the site itself (pages/scripts).
        external: ['/scripts/*'],
        target: 'es2022',
        charset: 'utf8',
      });
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`;
    },
  };
  return {
    name: 'inline-script',
    hooks: { 'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }) },
  };
}
