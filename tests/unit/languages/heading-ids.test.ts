import { expect, test } from 'vitest';
import { keepHeadingIds } from '#lib/language/heading-ids.ts';

const english = '<h2 id="pay">Pay</h2><p>Now</p><h3 id="later">Later</h3><h2 id="ask">Ask</h2>';

test('a link to a part of a page opens this part in another language', () => {
  const french = '<h2 id="payer">Payer</h2><h3 id="plus-tard">Plus tard</h3><h2 id="demander">Demander</h2>';
  expect(keepHeadingIds(english, french)).toBe(
    '<h2 id="pay">Payer</h2><h3 id="later">Plus tard</h3><h2 id="ask">Demander</h2>',
  );
});

test('a translation with other headings keeps its own ids', () => {
  const french = '<h2 id="payer">Payer</h2>';
  expect(keepHeadingIds(english, french)).toBe(french);
});
