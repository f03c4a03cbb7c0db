import { expect, test } from 'vitest';
import { addNote, drawOfflinePage, formatMoment } from '#lib/page/saved-pages.ts';

const words = {
  language: 'en',
  heading: 'No connection',
  text: 'Tests < 5 & "more"',
  note: 'Kept on {date}.',
  saved: 'Kept pages',
  phones: ['+233 00 000 0000', '112'],
};
const page =
  '<html lang="en"><title>Booking - Hope Health</title><body><main id="main" class="wrap"><p>Old</p></main></body>';

test('a note tells a patient when the page was saved, in Ghana’s time', () => {
  const html = addNote(page, words, new Date('2026-11-21T09:05:00+05:00'));
  expect(html).toContain(
    '<main id="main" class="wrap"><p class="callout" data-tone="warn">Kept on 21 November 2026 at 04:05.</p><p>Old</p>',
  );
  expect(formatMoment(new Date('2026-01-02T23:59:00Z'), 'en')).toBe('2 January 2026 at 23:59');
});

test('the offline page shows our phone number and a link to each saved page', () => {
  const html = drawOfflinePage([{ path: '/booking', html: page }], words);
  expect(html).toContain('<title>No connection</title>');
  expect(html).toContain('<main id="main" class="wrap"><div');
  expect(html).toContain('href="tel:+233000000000"');
  expect(html).toContain('<a href="/booking" lang="en">Booking</a>');
  expect(html).not.toContain('Old');
});

test('a visitor without saved pages still sees the phone number and the emergency number', () => {
  const html = drawOfflinePage([], words);
  expect(html).toContain('href="tel:+233000000000"');
  expect(html).toContain('href="tel:112">112</a>');
  expect(html).not.toContain('Kept pages');
});

test('texts and addresses on the offline page are not read as HTML', () => {
  const html = drawOfflinePage([{ path: '/"><script>', html: '<main></main>' }], {
    ...words,
    heading: '$& <b>',
  });
  expect(html).toContain('Tests &lt; 5 &amp; &quot;more&quot;');
  expect(html).toContain('<h1>$&amp; &lt;b></h1>');
  expect(html).not.toContain('<script>');
});

test('a visitor who reads French gets the offline page in French', () => {
  const french = { ...words, language: 'fr', heading: 'Pas de connexion', note: 'Copie du {date}.' };
  expect(addNote(page, french, new Date('2026-11-21T09:05:00Z'))).toContain('Copie du 21 novembre 2026');
  const saved = ['en', 'fr'].map((tag) => ({
    path: `/${tag}`,
    html: `<html lang="${tag}"><title>${tag}</title><nav>${tag}</nav><main></main></html>`,
  }));
  expect(drawOfflinePage(saved, french)).toMatch(
    /^<html lang="fr">.*<nav>fr<\/nav>.*<h1>Pas de connexion.*lang="en">en</s,
  );
  // If no French page is saved, the offline page has no menu: an English menu would surround French text.
  const plain = drawOfflinePage(saved.slice(0, 1), french);
  expect(plain).toMatch(/<html lang="fr">.*<h1>Pas de connexion/s);
  expect(plain).not.toContain('<nav>');
});

test('the date of a saved page is in English if the browser does not know the page’s language', () => {
  expect(formatMoment(new Date('2026-01-02T23:59:00Z'), 'zz')).toBe('2 January 2026 at 23:59');
});
