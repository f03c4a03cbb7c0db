import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { narrowPolicy } from '#integrations/lean-pages/narrow-policy.ts';
import { vouchFor } from '#lib/vouched-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, body: string) =>
  `<head><meta http-equiv="content-security-policy" content="default-src 'none'; ${policy}">${body}</head>`;
const policyIn = (html: string) => /default-src 'none'; ([^"]*)"/.exec(html)?.[1];

test('a page names its own scripts and styles, and no longer those of other pages', () => {
  const site = `script-src 'self' ${hash('a()')} ${hash('b()')}; style-src 'self' ${hash('i{}')} ${hash('b{}')};`;
  const html = narrowPolicy(page(site, '<style>i{}</style><script type="module">b()</script>'));
  expect(policyIn(html)).toBe(`script-src 'self' ${hash('b()')}; style-src 'self' ${hash('i{}')};`);
});

test('styles that follow each other become one, with one hash', () => {
  const site = `script-src 'self'; style-src 'self' ${hash('i{}')} ${hash('b{}')};`;
  const html = narrowPolicy(page(site, '<style>i{}</style><style>b{}</style><p></p>'));
  expect(html).toContain('<style>i{}b{}</style><p></p>');
  expect(policyIn(html)).toBe(`script-src 'self'; style-src 'self' ${hash('i{}b{}')};`);
});

test('the policy comes before all that it holds for, and no longer parts the styles', () => {
  const policy = page(`style-src 'self' ${hash('i{}')} ${hash('b{}')};`, '<style>b{}</style>');
  const html = narrowPolicy(policy.replace('<head>', '<head><title>Home</title><style>i{}</style>'));
  expect(html).toMatch(/^<head><meta[^>]*><title>Home<\/title><style>i\{\}b\{\}<\/style><\/head>$/);
  expect(policyIn(html)).toBe(`style-src 'self' ${hash('i{}b{}')};`);
});

test('files and data need no hash, and what the service of a map writes needs none either', () => {
  const policy = `script-src 'self'; style-src 'self'; style-src-elem 'self' 'unsafe-inline';`;
  const html = page(
    policy,
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><style>b{}</style>',
  );
  expect(policyIn(narrowPolicy(html))).toBe(policy);
});

test('a script that nobody vouches for stops the build', () => {
  const html = page(`script-src 'self' ${hash('a()')}; style-src 'self';`, '<script>evil()</script>');
  expect(() => narrowPolicy(html)).toThrow(/not in its policy/);
});

test('a script of ours that Astro came too late to name is named all the same', () => {
  const html = page(`script-src 'self' ${hash('a()')}; style-src 'self';`, '<script>b()</script>');
  const narrow = narrowPolicy(html, undefined, new Set([vouchFor('b()')]));
  expect(policyIn(narrow)).toBe(`script-src 'self' ${hash('b()')}; style-src 'self';`);
});

test('a page without a policy stays as it is', () => {
  expect(narrowPolicy('<style>i{}</style><script>a()</script>')).toBe(
    '<style>i{}</style><script>a()</script>',
  );
});
