import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { build } from 'rolldown';
import { scriptFloor } from '#lib/floor.ts';
import { hashOf } from '#lib/policy.ts';
import { ENGLISH } from '#lib/language/current.ts';
import { speakLanguage } from '../words/word-modules.ts';
import { closeScript } from '../whole-scripts.ts';
import { listOthers } from '../words/words.ts';

type Options = {
  /** Names that stand for values known only to the build. */
  defines?: Record<string, unknown>;
  /** Where the browser finds a package that is not bundled. */
  addresses?: Record<string, string>;
  /** The language that it speaks. */
  tag?: string;
  /** Whether it is written for old browsers and minified; otherwise somebody else does that. */
  isLowered?: boolean;
};

/** Bundles and minifies a script. */
export async function bundleScript(
  path: string,
  { defines = {}, addresses = {}, tag = ENGLISH, isLowered = true }: Options = {},
): Promise<string> {
  const { output } = await build({
    input: path,
    write: false,
    platform: 'browser',
    plugins: [speakLanguage(() => tag)],
    // Files of the site itself (src/pages).
    external: ['/web-vitals.js', ...Object.keys(addresses)],
    transform: {
      ...(isLowered && { target: scriptFloor }),
      define: Object.fromEntries(
        Object.entries(defines).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
    // A module, so its names stay its own.
    output: { format: 'es', minify: isLowered, codeSplitting: false, paths: addresses },
  });
  return output[0].code.trim();
}

/** The hashes of all scripts that were made to be written into pages. */
export const inlinedHashes = new Set<string>();

// ?inlined, ?filed, ?NAME=value&inlined
const ASKED = /\?(?:([A-Z]+)=(\w+)&)?(inlined|filed)$/;

/**
 * Lets a component import a script, once a language, as minified text (`import code from './x.ts?inlined'`) to write it into the
 * page, or as a file of its own that every page of a language shares (`import files from './x.ts?filed'`, where `ofPage(files)` has its address). Astro
 * inlines a script only when nothing it imports is shared; a few shared lines would otherwise cost a slow line
 * two requests on every page. `?SERVICE=umami&inlined` gives the text in which SERVICE stands for 'umami', without what is for other services.
 */
export function inlineScript(): AstroIntegration {
  const files = new Map<string, string>();
  const plugin = {
    name: 'inline-script',
    enforce: 'pre' as const,
    async load(this: { addWatchFile(path: string): void }, id: string) {
      const [asked, constant, value, way] = ASKED.exec(id) ?? [];
      if (!asked) return null;
      const path = id.slice(0, -asked.length);
      this.addWatchFile(path);
      const own = [ENGLISH, ...listOthers()].map(async (tag) => {
        const text = await bundleScript(path, { defines: constant ? { [constant]: value } : {}, tag });
        inlinedHashes.add(hashOf(text));
        if (way === 'inlined') return [tag, text] as const;
        const name = `${/([^/]+)\.ts$/.exec(path)?.[1]}.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}`;
        const address = `/_astro/${name}.js`;
        const whole = closeScript(text, address);
        files.set(address, whole);
        return [tag, { address, integrity: hashOf(whole) }] as const;
      });
      return `export default ${JSON.stringify(Object.fromEntries(await Promise.all<readonly [string, unknown]>(own)))}`;
    },
  };
  return {
    name: 'inline-script',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const text = files.get(request.url ?? '');
          if (text === undefined) next();
          else response.setHeader('content-type', 'text/javascript').end(text);
        });
      },
      'astro:build:done': async ({ dir }) => {
        await mkdir(new URL('_astro/', dir), { recursive: true });
        for (const [address, text] of files) await writeFile(new URL(`.${address}`, dir), text);
      },
    },
  };
}
