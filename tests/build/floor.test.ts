import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import { expect, test } from 'vitest';
import { needsHash } from '../../src/integrations/optimise-pages/narrow-policy.ts';
import { findAll, readText } from '../../src/lib/page/html-tree.ts';
import { builtSites, ownSite } from './built-sites.ts';

// These rules are off. They mistake our array methods like `map` for newer iterator methods, and our field `at` for a new method.
const lookAlikes = Object.keys(es.rules ?? {}).filter((name) =>
  /^no-iterator-prototype-|^no-(?:array|string)-prototype-at$/.test(name),
);

/** Scripts that use something newer, and work without it. */
const GUARDED: Record<string, RegExp> = {
  // Web locks: a browser that lacks them sends a request and asks no other tab (useRequest.ts).
  RequestForm: /navigator\.locks/,
  // Astro's runtime: load-island.ts first adds `Object.hasOwn`, and the props of our islands contain no BigInt.
  island: /hasOwn|BigInt/,
  'load-island': /hasOwn/,
  // Google's packages use Trusted Types and `Object.hasOwn` only if the browser has them.
  'google-maps': /trustedTypes|hasOwn/,
  react: /navigator\.connection/,
  // Optional: it loads only on good connections, in browsers that have `at`.
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

/** Every script of the site: files by their address, inline scripts by how they begin. */
function listScripts(): Map<string, string> {
  const scripts = new Map<string, string>();
  for (const { files, pages } of [...builtSites, ownSite]) {
    for (const [address, file] of files)
      if (/\.js$/.test(address)) scripts.set(address, readFileSync(file, 'utf8'));
    for (const { tree } of pages)
      for (const script of findAll('script', tree))
        if (needsHash(script)) scripts.set(readText(script).slice(0, 60), readText(script));
  }
  return scripts;
}

test.each([...listScripts()])('old phones have every feature that a script needs: %s', async (name, text) => {
  const [result] = await eslint.lintText(text, { filePath: 'script.js' });
  const guarded = GUARDED[basename(name).split('.')[0] ?? ''];
  const unknown = (result?.messages ?? [])
    .map(({ message }) => message)
    .filter((message) => !guarded?.test(message));
  expect(unknown).toEqual([]);
  // In old browsers, a selector with `:is()` or `:where()` throws, and no linter reads selectors. React and the map's packages
  // contain `:is` and `:where` too, so the pattern includes the bracket.
  expect(text.match(/['"`,> ]:(?:is|where)\([^'"`]*/g)).toBeNull();
  // Before Chrome 103 and Firefox 119, `.role =` and `.ariaLabel =` set no attribute, so screen readers would miss the value.
  expect(text.match(/\.(?:role|aria[A-Z]\w*)=(?!=)/g)).toBeNull();
  // The build turns a pattern with `\p{` into a string, which no linter reads. Firefox supports `\p{` only since version 78.
  expect(text).not.toContain(String.raw`\p{`);
});

test('an old phone that knows neither AVIF nor WebP gets every picture in another format', () => {
  const addresses = [...builtSites, ownSite]
    .flatMap(({ pages }) => pages)
    .flatMap(({ tree }) => findAll('img', tree))
    .map(({ attribs }) => attribs['src'] ?? '');
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => /\.(?:avif|webp)$/.test(address))).toEqual([]);
});
