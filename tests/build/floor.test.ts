import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import { expect, test } from 'vitest';
import { isInline } from '../../src/integrations/optimise-pages/narrow-policy.ts';
import { findAll, readPage, readText } from '../../src/lib/page/html-tree.ts';
import { builtSites } from './built-sites.ts';

// What looks like a newer method and is none: lists have had these names for long, and `at` is a field of ours.
const lookAlikes = Object.keys(es.rules ?? {}).filter((name) =>
  /^no-iterator-prototype-|^no-(?:array|string)-prototype-at$/.test(name),
);

/** The scripts that use something newer, each of which does without where it is missing. */
const GUARDED: Record<string, RegExp> = {
  // Web locks: a request is then sent without asking other tabs (useRequest.ts).
  RequestForm: /navigator\.locks/,
  // Astro's runtime: load-island.ts gives it hasOwn first, and none of our islands is given a BigInt.
  island: /hasOwn|BigInt/,
  'load-island': /hasOwn/,
  // Trusted Types and a list of its own in Google's packages, which look before they use them.
  'google-maps': /trustedTypes|hasOwn/,
  react: /navigator\.connection/,
  // Optional, and loaded on good connections alone, where `at` is known.
  'web-vitals': /./,
};

const eslint = new ESLint({
  overrideConfigFile: true,
  ignore: false,
  allowInlineConfig: false,
  overrideConfig: [
    es.configs['flat/restrict-to-es2020'] as Linter.Config,
    compat.configs['flat/recommended'] as Linter.Config,
    {
      rules: Object.fromEntries(lookAlikes.map((name) => [`es-x/${name}`, 'off'])),
      settings: {
        'es-x': { aggressive: true },
        targets: ['chrome 80', 'safari 13.1', 'ios_saf 13.4-13.7', 'firefox 74', 'samsung 13'],
      },
    },
  ],
});

/** Every script of the site, by a name without its hash: files, and what stands in pages. */
function listScripts(): Map<string, string> {
  const scripts = new Map<string, string>();
  for (const { files, pages } of builtSites) {
    for (const [address, file] of files)
      if (/\.js$/.test(address)) scripts.set(address, readFileSync(file, 'utf8'));
    for (const { html } of pages)
      for (const script of findAll('script', readPage(html)))
        if (isInline(script)) scripts.set(readText(script).slice(0, 60), readText(script));
  }
  return scripts;
}

test.each([...listScripts()])('an old phone understands everything in %s', async (name, text) => {
  const [result] = await eslint.lintText(text, { filePath: 'script.js' });
  const guarded = GUARDED[basename(name).split('.')[0] ?? ''];
  const unknown = (result?.messages ?? [])
    .map(({ message }) => message)
    .filter((message) => !guarded?.test(message));
  expect(unknown).toEqual([]);
  // In a query they throw, and no linter looks there. React and the map's packages have words like them, so with the bracket.
  expect(text.match(/['"`,> ]:(?:is|where)\([^'"`]*/g)).toBeNull();
  // Written as text by the build, so that no linter looks there either. Firefox knows it since 78.
  expect(text).not.toContain(String.raw`\p{`);
});
