import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { narrowPolicy } from '#integrations/optimise-pages/narrow-policy.ts';
import { readPage, writePage } from '#lib/page/html-tree.ts';
import { hashOf } from '#lib/security/content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, head: string) =>
  `<head><title>Home</title>${head}<meta http-equiv="content-security-policy" content="default-src 'none'; ${policy}"></head>`;
const policyIn = (html: string) => /default-src 'none'; ([^"]*)"/.exec(html)?.[1];
// The build adds this to each policy, except on pages that run a third party's script.
const TRUSTED = "require-trusted-types-for 'script'; trusted-types worker";

function narrow(html: string, inlined: ReadonlySet<string> = new Set()): string {
  const tree = readPage(html);
  narrowPolicy(tree, inlined)();
  return writePage(tree);
}

test('the policy comes before everything that the policy restricts', () => {
  expect(narrow(page("script-src 'self'; style-src 'self';", '<link rel="icon" href="/i.svg">'))).toMatch(
    /^<head><meta http-equiv="content-security-policy"[^>]*><title>Home<\/title><link/,
  );
});

test('script files, JSON and the inline styles of a map need no hash', () => {
  const policy = `script-src 'self' https://maps.example; style-src 'self'; style-src-elem 'self' 'unsafe-inline';`;
  const html = page(
    policy,
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><style>b{}</style>',
  );
  expect(policyIn(narrow(html))).toBe(policy);
});

test('a script that is not ours stops the build', () => {
  const html = page(`script-src 'self' ${hash('a()')}; style-src 'self';`, '<script>evil()</script>');
  expect(() => narrow(html)).toThrow(/not in its policy/);
});

test('the policy also names a script added after Astro has written the head', () => {
  const html = page(`script-src 'self' ${hash('a()')}; style-src 'self';`, '<script>b()</script>');
  const narrowed = narrow(html, new Set([hashOf('b()')]));
  expect(policyIn(narrowed)).toBe(`script-src 'self' ${hash('b()')}; style-src 'self'; ${TRUSTED}`);
});

test.each([
  ['without a policy', '<head><title>Home</title><style>i{}</style></head>'],
  [
    'without a title',
    '<head><meta http-equiv="content-security-policy" content="default-src \'none\'"></head>',
  ],
])('a page %s stops the build', (_, html) => {
  expect(() => narrow(html)).toThrow(/it has no (policy|title)/);
});

test('only the policy of a page with a recording allows sound', () => {
  const policy = "script-src 'self'; style-src 'self';";
  expect(policyIn(narrow(`${page(policy, '')}<audio controls></audio>`))).toContain("; media-src 'self'; ");
  expect(policyIn(narrow(page(policy, '')))).not.toContain('media-src');
});
