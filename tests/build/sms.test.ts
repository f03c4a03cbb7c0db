import { describe, expect, test } from 'vitest';
import { gsmLength } from '#lib/contact/gsm-letters.ts';
import { bookingMessage } from '#lib/booking/selection.ts';
import { builtSites } from './built-sites.ts';
import type { BuiltPage } from './read-site.ts';

const read = ({ elements }: BuiltPage, name: string) =>
  elements.flatMap(({ attributes }) => attributes.get(name) ?? []);

/** The texts of the `sms:` links of a page. */
const listBodies = (page: BuiltPage) =>
  read(page, 'href')
    .filter((href) => href.startsWith('sms:'))
    .map((href) => decodeURIComponent(href.split('body=')[1] ?? ''));

interface Row {
  name: string;
  price: number;
  isSet: boolean;
}

const listRows = ({ elements }: BuiltPage): Row[] =>
  elements
    .filter(({ attributes }) => attributes.has('data-price'))
    .map(({ attributes }) => ({
      name: attributes.get('data-message-name') ?? attributes.get('name') ?? '',
      price: Number(attributes.get('data-price')),
      isSet: attributes.has('data-tests'),
    }));

/** The booking messages of a price list: one with each set, one with the two tests that have the longest names. */
function writeBookings(page: BuiltPage): string[] {
  const [message] = read(page, 'data-message');
  const [chosen = ''] = read(page, 'data-chosen');
  if (message === undefined) return [];
  const rows = listRows(page);
  const tests = rows.filter(({ isSet }) => !isSet).toSorted((a, b) => b.name.length - a.name.length);
  const bookings = [tests.slice(0, 2), ...rows.filter(({ isSet }) => isSet).map((set) => [set])];
  return bookings.map((booking) => bookingMessage({ message, chosen }, booking));
}

describe.each(builtSites)('$name', ({ pages }) => {
  test('every ready-made SMS uses only letters of the GSM alphabet', () => {
    const bodies = pages.flatMap((page) =>
      [...listBodies(page), ...writeBookings(page)].map((body) => ({ address: page.address, body })),
    );
    expect(bodies.length).toBeGreaterThan(20);
    expect(bodies.filter(({ body }) => gsmLength(body) === null)).toEqual([]);
  });

  test('a booking of two tests or of one set is at most two SMS', () => {
    // Each part of a longer SMS has 153 letters.
    const long = pages.flatMap((page) =>
      writeBookings(page).flatMap((body) =>
        (gsmLength(body) ?? 0) > 2 * 153 ? { address: page.address, body } : [],
      ),
    );
    expect(long).toEqual([]);
  });
});
