import { expect, test } from 'vitest';
import { speakEnglish } from '#lib/mark-english.ts';
import { speakPage } from '#lib/page-language.ts';

const there = new Map([
  ['/', '/fr'],
  ['/booking', '/fr/booking'],
  ['/not-found', '/fr/not-found'],
  ['/events.ics', '/fr/events.ics'],
  ['/manifest.webmanifest', '/fr/manifest.webmanifest'],
]);

const speak = (body: string, english: string[] = [], direction: 'ltr' | 'rtl' = 'ltr') =>
  speakPage(`<html lang="en"><head></head><body>${body}</body></html>`, {
    tag: 'fr',
    direction,
    english: new Set(english),
    addressOf: (path) => there.get(path),
    inEnglish: '(en anglais)',
    site: 'https://clinic.example',
  });
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1];

test('what a link shows is a part of what it is called, also when it says that its page is in English', () => {
  const more = '<span class="visually-hidden"> about us</span>';
  expect(bodyOf(speak(`<a href="/news">More${more}</a>`))).toBe(
    `<a href="/news">More (en anglais)${more}</a>`,
  );
});

test('a page says its language, and which way it is written if that is not from left to right', () => {
  expect(speak('')).toContain('<html lang="fr">');
  expect(speak('', [], 'rtl')).toContain('<html lang="fr" dir="rtl">');
});

test.each([
  ['a page that is there', '/booking', '<a href="/fr/booking">x</a>'],
  ['the first page', '/', '<a href="/fr">x</a>'],
  ['a part of a page', '/booking?step=schedule#faq', '<a href="/fr/booking?step=schedule#faq">x</a>'],
  ['a page in English', '/news', '<a href="/news">x (en anglais)</a>'],
  ['a page that a component led there', '/fr/booking', '<a href="/fr/booking">x</a>'],
  ['a file that is there', '/events.ics', '<a href="/fr/events.ics">x</a>'],
  ['a file for all', '/menu.pdf', '<a href="/menu.pdf">x</a>'],
  ['another site', 'https://other.example/booking', '<a href="https://other.example/booking">x</a>'],
  ['another site without its scheme', '//other.example/booking', '<a href="//other.example/booking">x</a>'],
  ['this page', '#main', '<a href="#main">x</a>'],
])('a link to %s leads to what a visitor can read, or says that it is English', (_, href, expected) => {
  expect(bodyOf(speak(`<a href="${href}">x</a>`))).toBe(expected);
});

test.each([
  ['what a phone keeps', 'rel="manifest" href="/manifest.webmanifest"', '/fr/manifest.webmanifest'],
  ['a calendar', 'rel="alternate" type="text/calendar" href="/events.ics"', '/fr/events.ics'],
  ['a feed in English', 'rel="alternate" type="application/rss+xml" href="/rss.xml"', '/rss.xml'],
  ['a page in English', 'rel="alternate" hreflang="en" href="https://a.example/b"', 'https://a.example/b'],
])('a page names %s where that is there', (_, attributes, expected) => {
  expect(speak(`<link ${attributes}>`)).toContain(`href="${expected}"`);
});

test('the link to the English page stays as it is', () => {
  const link = '<a href="/booking" lang="en">English</a>';
  expect(bodyOf(speak(link))).toBe(link);
});

test('in a button what a link says stays together', () => {
  expect(bodyOf(speak('<a class="button" href="/news">News</a>'))).toBe(
    '<a class="button" href="/news"><span>News (en anglais)</span></a>',
  );
});

test('in an island no words are added, which React would miss', () => {
  expect(bodyOf(speak('<astro-island><a href="/news">News</a></astro-island>'))).toBe(
    '<astro-island><a href="/news" hreflang="en">News</a></astro-island>',
  );
});

test.each([
  ['a sentence', '<p>Bring an ID.</p>', ['Bring an ID.'], '<p lang="en">Bring an ID.</p>'],
  [
    'one over several lines',
    '<p>\n  Bring an\n  ID.\n</p>',
    ['Bring an ID.'],
    '<p lang="en">\n  Bring an\n  ID.\n</p>',
  ],
  [
    'one with a mark in it',
    '<p>Bring <b>an ID.</b></p>',
    ['Bring an ID.'],
    '<p lang="en">Bring <b>an ID.</b></p>',
  ],
  ['one with something put in', '<p>Total = 40</p>', ['Total = {total}'], '<p lang="en">Total = 40</p>'],
  [
    'a part of a line',
    '<p>Test : <b>x</b> HIV test, 40</p>',
    ['HIV test'],
    '<p>Test : <b>x</b> <span lang="en">HIV test</span>, 40</p>',
  ],
  [
    'the longer of two',
    '<p>Le HIV test kit est prêt</p>',
    ['HIV test', 'HIV test kit'],
    '<p>Le <span lang="en">HIV test kit</span> est prêt</p>',
  ],
  [
    'all of a list',
    '<ul><li>Bring an ID.</li><li>Come early.</li></ul>',
    ['Bring an ID.', 'Come early.'],
    '<ul lang="en"><li>Bring an ID.</li><li>Come early.</li></ul>',
  ],
  [
    'all of a list, with its numbers',
    '<dl><dt>People served</dt><dd>15,819</dd></dl>',
    ['People served'],
    '<dl><dt lang="en">People served</dt><dd>15,819</dd></dl>',
  ],
  [
    'some of a list',
    '<ul><li>Bring an ID.</li><li>Venez tôt.</li></ul>',
    ['Bring an ID.'],
    '<ul><li lang="en">Bring an ID.</li><li>Venez tôt.</li></ul>',
  ],
  [
    'no name in another language',
    '<p><b aria-label="Gras">One two</b><i>Three</i></p>',
    ['One two', 'Three'],
    '<p><b aria-label="Gras" lang="en">One two</b><i lang="en">Three</i></p>',
  ],
  [
    'all of a link, with what it says of its page',
    '<a href="/news">News and Blog</a>',
    ['News and Blog', '(en anglais)'],
    '<a href="/news" lang="en">News and Blog (en anglais)</a>',
  ],
  [
    'words beside one another',
    '<p>News and Blog <b>x</b></p>',
    ['News and Blog'],
    '<p><span lang="en">News and Blog</span> <b>x</b></p>',
  ],
  ['a picture', '<img alt="A van">', ['A van'], '<img alt="A van" lang="en">'],
  [
    'nothing by signs alone',
    '<p><b>Prix : 40</b></p>',
    ['{name}: {price}', '{a} ({b})'],
    '<p><b>Prix : 40</b></p>',
  ],
  [
    'no whole page by the end of its first word',
    `<div><p>Total = ${'x '.repeat(90)}</p></div>`,
    ['Total = {total}'],
    `<div><p>Total = ${'x '.repeat(90)}</p></div>`,
  ],
  ['no single word in a sentence', '<p>Services au village</p>', ['Services'], '<p>Services au village</p>'],
  ['no part of a word', '<p>XHIV tests</p>', ['HIV test'], '<p>XHIV tests</p>'],
  ['nothing twice', '<p lang="en">Bring an ID.</p>', ['Bring an ID.'], '<p lang="en">Bring an ID.</p>'],
  [
    'whole elements of an island',
    '<astro-island><b>HIV test</b><i>HIV test, 40</i></astro-island>',
    ['HIV test'],
    '<astro-island><b lang="en">HIV test</b><i>HIV test, 40</i></astro-island>',
  ],
])('English words are read aloud as English: %s', (_, body, english, expected) => {
  expect(bodyOf(speak(body, english))).toBe(expected);
});

test('the 404 page leads on in its language', () => {
  expect(speak('<meta http-equiv="refresh" content="0; url=/not-found">')).toContain('url=/fr/not-found"');
});

test('search engines are told the addresses in this language, and ids stay', () => {
  const facts = {
    url: 'https://clinic.example/booking',
    '@id': 'https://clinic.example/#clinic',
    of: 'https://clinic.example/news',
  };
  const html = speak(`<script type="application/ld+json">${JSON.stringify(facts)}</script>`);
  expect(JSON.parse(/json">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toEqual({
    ...facts,
    url: 'https://clinic.example/fr/booking',
  });
});

test('a whole text that stayed English says so, paragraph by paragraph', () => {
  expect(speakEnglish('<p>One</p>\n<ul><li>Two</li></ul>')).toBe(
    '<p lang="en">One</p>\n<ul lang="en"><li>Two</li></ul>',
  );
});
