import type { AstroIntegration } from 'astro';
import { build } from 'rolldown';
import { scriptFloor } from '#lib/browser-floor.ts';
import { hashOf } from '#lib/security/content-policy.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { speakLanguage } from '../words/word-modules.ts';
import { listOthers } from '../words/script-languages.ts';

type Options = {
  /** Names that stand for values known only to the build. */
  defines?: Record<string, unknown>;
  /** The language that it speaks. */
  tag?: string;
  /** Whether it is written for old browsers and minified; otherwise somebody else does that. */
  isLowered?: boolean;
};

export async function bundleScript(
  path: string,
  { defines = {}, tag = ENGLISH, isLowered = true }: Options = {},
): Promise<string> {
  const { output } = await build({
    input: path,
    write: false,
    platform: 'browser',
    plugins: [speakLanguage(() => tag)],
    // A file of the site itself (src/pages).
    external: ['/web-vitals.js'],
    transform: {
      ...(isLowered && { target: scriptFloor }),
      define: Object.fromEntries(
        Object.entries(defines).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
    // A module, so its names stay its own.
    output: { format: 'es', minify: isLowered, codeSplitting: false },
  });
  return output[0].code.trim();
}

/** The hashes of all scripts that were made to be written into pages. */
export const inlinedHashes = new Set<string>();

const ASKED = '?inlined';

/**
 * Lets a component import a script, once a language, as minified text (`import code from './x.ts?inlined'`) to write it into the page, or
 * to make a file of it (src/pages/[folder]). Astro inlines a script only when nothing it imports is shared; a few shared lines would otherwise
 * cost a slow line two requests on every page.
 */
export function inlineScript(): AstroIntegration {
  const plugin = {
    name: 'inline-script',
    enforce: 'pre' as const,
    async load(this: { addWatchFile(path: string): void }, id: string) {
      if (!id.endsWith(ASKED)) return null;
      const path = id.slice(0, -ASKED.length);
      this.addWatchFile(path);
      const own = [ENGLISH, ...listOthers()].map(async (tag) => {
        const text = await bundleScript(path, { tag });
        inlinedHashes.add(hashOf(text));
        return [tag, text] as const;
      });
      return `export default ${JSON.stringify(Object.fromEntries(await Promise.all(own)))}`;
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
