import { expect, test } from 'vitest';
import { feedHtml } from '#lib/news/articles.ts';

test.each([
  ['<a href="/booking">Book</a>', '<a href="https://clinic.example/booking">Book</a>'],
  ['<img alt="A van" src="/_astro/a.jpg">', '<img alt="A van" src="https://clinic.example/_astro/a.jpg">'],
  ['<a href="https://other.example/a">Book</a>', '<a href="https://other.example/a">Book</a>'],
  ['<a href="//other.example/a">Book</a>', '<a href="//other.example/a">Book</a>'],
  ['<p>Write href="/booking"</p>', '<p>Write href="/booking"</p>'],
  ['<p class="figure astro-x" data-x="1"><b class="y">8</b></p>', '<p><b>8</b></p>'],
  ['<img src="/a.jpg" loading="lazy" decoding="async">', '<img src="https://clinic.example/a.jpg">'],
  ['<style>p{}</style><!-- note --><script>a()</script><p>A</p>', '<p>A</p>'],
])('the feed contains %s as %s', (html, expected) => {
  expect(feedHtml(html, 'https://clinic.example')).toBe(expected);
});
