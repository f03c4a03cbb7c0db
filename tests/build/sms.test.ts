import { describe, expect, test } from 'vitest';
import { gsmLength } from '#lib/contact/gsm-letters.ts';
import { bookingMessage, type MessageWords } from '#lib/booking/selection.ts';
import { builtSites } from './built-sites.ts';
import type { BuiltPage } from './read-site.ts';

const read = ({ elements }: BuiltPage, name: string) =>
  elements.flatMap(({ attributes }) => attributes.get(name) ?? []);

/** The texts of the `sms:` links of a page. */
const listBodies = (page: BuiltPage) =>
  read(page, 'href')
    .filter((href) => href.startsWith('sms:'))
    .map((href) => decodeURIComponent(href.split('body=')[1] ?? ''));

/** The booking messages with all options of a price list: one message for each preparation on the page. */
function writeBookings(page: BuiltPage): string[] {
  const [message] = read(page, 'data-message');
  if (message === undefined) return [];
  const [chosen = '', chosenBefore = ''] = [
    ...read(page, 'data-chosen'),
    ...read(page, 'data-chosen-before'),
  ];
  const words: MessageWords = { message, chosen, chosenBefore };
  const names = page.elements
    .filter(({ attributes }) => attributes.has('data-price'))
    .map(({ attributes }) => attributes.get('data-message-name') ?? attributes.get('name') ?? '');
  return read(page, 'data-prepare').map((prepare) =>
    bookingMessage(
      words,
      names.map((name) => ({ name, price: 12_50, prepare })),
    ),
  );
}

describe.each(builtSites)('$name', ({ pages }) => {
  test('every ready-made SMS uses only letters of the GSM alphabet', () => {
    const bodies = pages.flatMap((page) =>
      [...listBodies(page), ...writeBookings(page)].map((body) => ({ address: page.address, body })),
    );
    expect(bodies.length).toBeGreaterThan(20);
    expect(bodies.filter(({ body }) => gsmLength(body) === null)).toEqual([]);
  });
});
