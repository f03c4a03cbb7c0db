import { describe, expect, test } from 'vitest';
import { compareFacts, differsHarmfully, factsOf } from '#lib/language/text-facts.ts';

const EMERGENCY_NUMBERS = ['112', '193', '{general}', '{ambulance}'];

/** Each difference as a text, such as 'numbers: added 16; lost 3'. */
const differences = (english: string, translated: string) =>
  compareFacts(factsOf(english), factsOf(translated), EMERGENCY_NUMBERS).map((found) => {
    const changes = (['added', 'lost'] as const).filter((change) => found[change].length > 0);
    return `${found.fact}: ${changes.map((change) => `${change} ${found[change].join(' ')}`).join('; ')}`;
  });

describe('an older translation counts as safe for patients', () => {
  test.each([
    ['the hours are those of the English page', 'Open from 9am to 4pm.', 'Ouvert de 9 h à 16 h.'],
    ['the English text writes PM in capitals', 'Open until 4PM.', 'Ouvert jusqu’à 16 h.'],
    ['the hours have minutes', 'From 8:30 am to 4:30 pm.', 'De 8 h 30 à 16 h 30.'],
    ['the currency is written after the price', 'It costs GH₵ 1,500.', 'Cela coûte 1 500 GH₵.'],
    ['the day is written before the month', 'On July 12, 2026.', 'Le 12 juillet 2026.'],
    [
      'the site fills in the numbers',
      'We saw {figures.seen} people.',
      'Nous avons vu {figures.seen} personnes.',
    ],
    [
      'a link is written in another way',
      'Call [us](tel:+233302123456).',
      'Appelez-[nous][tel].\n\n[tel]: tel:+233302123456',
    ],
    ['a linked heading has another name', '[Below](#prices)', '[Plus bas](#prix)'],
  ])('when %s', (_, english, translated) => {
    expect(differences(english, translated)).toEqual([]);
    expect(differsHarmfully(english, translated)).toBe(false);
  });
});

describe('an older translation counts as harmful to patients', () => {
  test.each([
    [
      'the clinic now closes earlier',
      'Open from 9am to 3pm.',
      'Ouvert de 9 h à 16 h.',
      'numbers: added 16; lost 3',
    ],
    [
      'it says midnight instead of noon',
      'Open until 12pm.',
      'Ouvert jusqu’à 24 h.',
      'numbers: added 24; lost 12',
    ],
    ['a price has changed', 'It costs GH₵ 60.', 'Cela coûte 50 GH₵.', 'numbers: added 50; lost 60'],
    [
      'a phone number has changed',
      'Call 0302 123 457.',
      'Appelez le 0302 123 456.',
      'numbers: added 0302123456; lost 0302123457',
    ],
    ['the English text has a new number', 'Do not eat for 8 hours.', 'Ne mangez pas.', 'numbers: lost 8'],
    [
      'the English text has a new price that the site fills in',
      'It costs {price}.',
      'C’est gratuit.',
      'placeholders: lost {price}',
    ],
    [
      'a link points elsewhere',
      'Pay [here](/donate).',
      'Payez [ici](//evil.example/pay).',
      'links: added //evil.example/pay; lost /donate',
    ],
    [
      'a reference link points elsewhere',
      'Pay [here](/donate).',
      'Payez [ici][r].\n\n[r]: JaVaScRiPt:1',
      'links: added JaVaScRiPt:1; lost /donate',
    ],
    [
      'it has an extra address in angle brackets',
      'Pay us.',
      'Payez <javascript:alert>.',
      'links: added javascript:alert',
    ],
    [
      'it has an extra address in plain text',
      'Pay us.',
      'Payez www.evil.example',
      'links: added www.evil.example',
    ],
  ])('when %s', (_, english, translated, difference) => {
    expect(differences(english, translated)).toEqual([difference]);
    expect(differsHarmfully(english, translated)).toBe(true);
  });

  test('when it swaps two phone numbers', () => {
    expect(
      differences('Call 112, or 193 for an ambulance.', 'Appelez le 193, ou le 112 pour une ambulance.'),
    ).toEqual(['order: added 193 112; lost 112 193']);
    expect(
      differences('Call {general}, or {ambulance}.', 'Appelez le {ambulance}, ou le {general}.'),
    ).toEqual(['order: added {ambulance} {general}; lost {general} {ambulance}']);
    expect(
      differsHarmfully(
        '[112](tel:112), ambulance [193](tel:193)',
        '[112](tel:193), ambulance [193](tel:112)',
      ),
    ).toBe(true);
  });
});

test('numbers in a `<Figure>` or in the description of a picture count as facts', () => {
  expect(factsOf('<Figure value="800" of="students reached" />', true).numbers).toEqual(['800']);
  expect(factsOf('![Room 12](./1.jpg)')).toEqual({
    numbers: ['12'],
    placeholders: [],
    afternoonHours: [],
    links: [],
    pictures: ['./1.jpg'],
  });
});
