import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { builtSites } from './built-sites.ts';

const inline = /<(script|style)(?![^>]*(?:\ssrc=|ld\+json))[^>]*>(.*?)<\/\1>/gs;

describe.each(builtSites)('$name', ({ pages }) => {
  test.each(pages)('$address allows exactly the scripts and styles that stand in it', ({ html }) => {
    const policy = /content-security-policy" content="([^"]*)/.exec(html)?.[1] ?? '';
    const hashes = [...html.matchAll(inline)].map(
      ([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    );
    const named = [...policy.matchAll(/'(sha\d+-[^']+)'/g)].map(([, hash]) => hash);
    if (policy.includes("style-src-elem 'self' 'unsafe-inline'"))
      return expect(hashes).toEqual(expect.arrayContaining(named));
    expect(named.sort()).toEqual([...new Set(hashes)].sort());
  });
});
