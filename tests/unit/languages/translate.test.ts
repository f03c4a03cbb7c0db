import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { comparePlaces, compareText, hashOf, translateEntry } from '#lib/translate.ts';
import { KINDS } from '#schemas/kinds.ts';
import { englishName, fact, line, paragraph } from '#schemas/text.ts';
import { schemaOf, translationSchema, wordsOf } from '#schemas/words.ts';

const schema = z.strictObject({
  title: line(20),
  price: z.number(),
  address: fact(20).optional(),
  points: z.array(paragraph(60)).default([]),
  options: z.array(
    z.strictObject({
      name: englishName(20).describe('As patients know it'),
      prepare: line(60, { isSafety: true }).describe('What to do before').optional(),
      for: line(60).optional(),
    }),
  ),
  groups: z.record(line(20), z.array(line(20))).optional(),
});
const words = wordsOf(schema);
const english = {
  title: 'Prices',
  price: 50,
  address: 'Kumasi',
  points: ['Bring water.', 'Come early.'],
  options: [
    { name: 'ESR', prepare: 'Do not eat.', for: 'Looks for signs.' },
    { name: 'FBC', prepare: 'nothing', for: 'Counts cells.' },
  ],
  groups: { Home: ['Clean'], 7: ['Cook'] },
};

test('no hash looks like a mark of Markdown, which the check would refuse', () => {
  const hashes = Array.from({ length: 500 }, (_, index) => hashOf(`Words ${index}`));
  expect(hashes.filter((hash) => !/^[\w-]{8}$/.test(hash) || hash.includes('_'))).toEqual([]);
});

const from = {
  title: hashOf('Prices'),
  'points.0': hashOf('Bring water.'),
  'points.1': hashOf('Come early.'),
  'options.ESR.prepare': hashOf('Do not eat.'),
  'options.ESR.for': hashOf('Looks for signs.'),
  'groups.1': hashOf('Home'),
};
const french = {
  from,
  title: 'Prix',
  points: ['Apportez de l’eau.', 'Venez tôt.'],
  options: [{ name: 'ESR', prepare: 'Ne mangez pas.', for: 'Cherche des signes.' }],
  // YAML sorts 7 before the names, as JavaScript does.
  groups: { 7: null, Maison: null },
};
const say = (data: typeof english, translation: object = french) => translateEntry(words, data, translation);

describe('a visitor who reads another language', () => {
  test('reads its words, and English where there are none', () => {
    const { data, english: left } = say(english);
    expect(data).toEqual({
      ...english,
      title: 'Prix',
      points: ['Apportez de l’eau.', 'Venez tôt.'],
      options: [{ name: 'ESR', prepare: 'Ne mangez pas.', for: 'Cherche des signes.' }, english.options[1]],
      groups: { 7: ['Cook'], Maison: ['Clean'] },
    });
    expect(left).toEqual(['ESR', 'FBC', 'nothing', 'Counts cells.', 'Cook', 'Clean']);
  });

  test('reads the English entry where nobody has translated it', () => {
    const { data, english: left } = translateEntry(words, english, undefined);
    expect(data).toEqual(english);
    expect(left).toHaveLength(12);
  });

  test('reads old words where they do no harm, and English where they could', () => {
    const changed = structuredClone(english);
    changed.title = 'Price list';
    Object.assign(changed.options[0] as object, { prepare: 'Do not eat or drink.' });
    const { data, english: left } = say(changed);
    expect(data.title).toBe('Prix');
    expect(data.options[0]?.prepare).toBe('Do not eat or drink.');
    expect(left).toContain('Do not eat or drink.');
  });

  test('never reads of one thing what was said of another', () => {
    const moved = {
      ...english,
      points: ['Wear shoes.', 'Bring water.', 'Come early.'],
      options: english.options.toReversed(),
    };
    const { data } = say(moved);
    expect(data.points).toEqual(['Wear shoes.', 'Apportez de l’eau.', 'Venez tôt.']);
    expect(data.options.map(({ for: what }) => what)).toEqual(['Counts cells.', 'Cherche des signes.']);
  });

  test('reads words that nobody has dated, unless they could harm', () => {
    const { data } = say(english, { ...french, from: undefined });
    expect(data.title).toBe('Prix');
    expect(data.options[0]?.prepare).toBe('Do not eat.');
  });

  test('reads an old text below a header block, unless it could harm', () => {
    const translation = { from: { text: hashOf('Call us.') } };
    expect(compareText('Call us.', 'Appelez.', translation)).toMatchObject({
      state: 'translated',
      shown: 'Appelez.',
    });
    expect(compareText('Call.', 'Appelez.', translation)).toMatchObject({
      state: 'stale',
      shown: 'Appelez.',
    });
    expect(compareText('Call.', 'Appelez.', translation, true).shown).toBeUndefined();
    expect(compareText('Call us.', '', translation)).toMatchObject({ state: 'missing' });
  });
});

describe('somebody who translates', () => {
  const translation = translationSchema(words);
  const complaints = (data: unknown) =>
    translation.safeParse(data).error?.issues.map(({ path }) => path.join('.')) ?? [];

  test('may leave out or empty whatever they like', () => {
    for (const data of [
      french,
      {},
      { title: null, points: [null, 'Venez.'], options: [{ name: 'FBC' }], sample: true },
    ])
      expect(complaints(data)).toEqual([]);
  });

  test('can write no price, no address and no name', () => {
    expect(complaints({ price: 50 })).toEqual(['']);
    expect(complaints({ address: 'Koumassi' })).toEqual(['']);
    expect(complaints({ options: [{ name: 'FBC', alsoCalled: ['NFS'] }] })).toEqual(['options.0']);
    expect(complaints({ options: [{ prepare: 'Ne mangez pas.' }] })).toEqual(['options.0.name']);
  });

  test('learns what is out of date', () => {
    const places = comparePlaces(words, { ...english, title: 'Price list' }, french);
    expect(places.filter(({ state }) => state === 'stale').map(({ key }) => key)).toEqual(['title']);
  });
});

describe('every kind of entry', () => {
  const all = KINDS.flatMap((kind) =>
    [...(kind.schemas?.keys() ?? [''])].map((id) => ({ kind, id, name: `${kind.path}/${id}` })),
  );

  test.each(all)('of $name gives its words, and no fact', ({ kind, id }) => {
    const found = wordsOf(schemaOf(kind, id));
    const fields = JSON.stringify(found, (_, value: unknown) =>
      value instanceof Map ? Object.fromEntries(value) : value,
    );
    if (!kind.text && !['redirects', 'languages'].includes(kind.name)) expect(fields).toContain('"words"');
    expect(fields).not.toMatch(/"(?:price|path|number|from|order|consent|file|url|lat)":\{/);
    expect(() => translationSchema(found)).not.toThrow();
  });
});
