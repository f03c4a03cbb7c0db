import type { AstroIntegration } from 'astro';
import { build } from 'rolldown';
import { scriptFloor } from '#lib/browser-floor.ts';
import { hashOf } from '#lib/security/content-policy.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { createWordsPlugin } from './words/word-modules.ts';
import { listOtherLanguages } from './words/script-languages.ts';

type Options = {
  /** The language of the words in the script. */
  tag?: string;
  /** A final script is compiled for old browsers and minified. False if Astro itself does both later (client-interaction.ts). */
  isFinal?: boolean;
};

export async function bundleScript(
  path: string,
  { tag = ENGLISH, isFinal = true }: Options = {},
): Promise<string> {
  const { output } = await build({
    input: path,
    write: false,
    platform: 'browser',
    plugins: [createWordsPlugin(() => tag)],
    // The site has this file (src/pages/web-vitals.js.ts).
    external: ['/web-vitals.js'],
    transform: isFinal ? { target: scriptFloor } : {},
    // 'es' adds no wrapper, because a module's names are not global. client-interaction.ts wraps scripts that are not modules.
    output: { format: 'es', minify: isFinal, codeSplitting: false },
  });
  return output[0].code.trim();
}

export const inlinedHashes = new Set<string>();

const INLINED = '?inlined';

/**
 * `import code from './x.ts?inlined'` gives the minified text of a script, by language tag. A page contains this text, or the site
 * serves it as a file of its own, such as /scripts/copy.js. Astro itself does not inline a script that shares imports with another
 * script. Without this plugin, pages would wait for several more files (decision 0023).
 */
export function inlineScript(): AstroIntegration {
  const plugin = {
    name: 'inline-script',
    enforce: 'pre' as const,
    async load(this: { addWatchFile(path: string): void }, id: string) {
      if (!id.endsWith(INLINED)) return null;
      const path = id.slice(0, -INLINED.length);
      this.addWatchFile(path);
      const texts = [ENGLISH, ...listOtherLanguages()].map(async (tag) => {
        const text = await bundleScript(path, { tag });
        inlinedHashes.add(hashOf(text));
        return [tag, text] as const;
      });
      return `export default ${JSON.stringify(Object.fromEntries(await Promise.all(texts)))}`;
    },
  };
  return {
    name: 'inline-script',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
