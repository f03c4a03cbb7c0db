import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { trustedTypes } from '#lib/security/content-policy.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { builtSites, ownSite } from './built-sites.ts';

const inline = /<(script|style)(?![^>]*(?:\ssrc=|application\/(?:ld\+)?json))[^>]*>(.*?)<\/\1>/gs;
const policyOf = (html: string) => /content-security-policy" content="([^"]*)/.exec(html)?.[1] ?? '';
const sourcesOf = (directive: string, policy: string) =>
  (new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1] ?? '').split(' ');

describe.each([...builtSites, ownSite])('$name', ({ pages }) => {
  test.each(pages)('the CSP of $address has hashes only of its own inline scripts and styles', ({ html }) => {
    const policy = policyOf(html);
    const named = [...policy.matchAll(/'(sha\d+-[^']+)'/g)].map(([, hash]) => hash);
    // The map needs inline styles. A hash in the policy would forbid them, so styles have no hash there.
    const isHashed = (tag: string) =>
      tag === 'script' || !policy.includes("style-src 'self' 'unsafe-inline'");
    const hashes = [...html.matchAll(inline)]
      .filter(([, tag = '']) => isHashed(tag))
      .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
    expect(named.sort()).toEqual([...new Set(hashes)].sort());
  });

  test('no policy uses `style-src-elem` or `style-src-attr`, which old browsers do not know', () => {
    for (const { address, html } of pages) expect(policyOf(html), address).not.toMatch(/style-src-/);
  });

  test('a page’s policy allows the services that its forms and its map call', () => {
    for (const { address, html, elements } of pages) {
      const policy = policyOf(html);
      for (const { attributes } of elements) {
        const action = attributes.get('action') ?? '';
        const [, called] = /"origin":\[0,"(http[^"]+)"/.exec(attributes.get('props') ?? '') ?? [];
        if (action.startsWith('http'))
          expect(sourcesOf('form-action', policy), address).toContain(new URL(action).origin);
        if (called) expect(sourcesOf('connect-src', policy), address).toContain(called);
      }
    }
  });

  test('the privacy page names every host that a page may contact', () => {
    const html = pages.find(({ address }) => address === '/privacy')?.html ?? '';
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const hosts = pages.flatMap((page) =>
      Array.from(policyOf(page.html).matchAll(/https?:\/\/([^\s;]+)/g), ([, host = '']) => host),
    );
    for (const host of new Set(hosts)) expect(main).toContain(host);
    // The privacy page has a <dl> only if there are hosts to name.
    expect(main.includes('<dl')).toBe(hosts.length > 0);
  });

  test('on every page, the policy comes before the first script', () => {
    for (const { address, html } of pages)
      expect(html.slice(0, html.indexOf('content-security-policy')), address).not.toContain('<script');
  });

  test('every page enforces Trusted Types, except /map with another company’s script', () => {
    for (const { address, path, html } of pages) {
      const isStrict = trustedTypes.every((directive) => policyOf(html).includes(directive));
      const hasMap = /script-src 'self' https?:/.test(policyOf(html));
      expect(isStrict, address).toBe(!hasMap);
      if (hasMap) expect(path).toBe('/map');
    }
  });
});

test('CSP Evaluator has remarks only about the script sources of our site and the map', () => {
  // The stand-ins are on this computer, and have no certificate. Every real third party has one.
  const certified = (text: string) => text.replaceAll(/http:(?=\/\/[\w-]+\.localhost)/g, 'https:');
  const maps = ['', 'tests/stand-ins/site.yaml'].map(
    (path) => readSiteSettings(path).thirdParties.maps.origin,
  );
  const trusted = ["script-src 'self'", ...maps.map((origin) => `script-src ${certified(origin)}`)];
  const policies = new Set(
    builtSites.flatMap(({ pages }) => pages.map(({ html }) => certified(policyOf(html)))),
  );
  const said = [...policies].flatMap((policy) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .map(({ severity, directive, value }) => ({ severity, source: `${directive} ${value}` })),
  );
  console.log(
    `figures: policies, ${policies.size} different ones: ${said.filter(({ source }) => !trusted.includes(source)).length} findings beside the note on 'self'`,
  );
  expect(said.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
  expect(said.map(({ source }) => source).filter((source) => !trusted.includes(source))).toEqual([]);
});
