import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceList } from '#islands/picker/PriceList.tsx';
import { hasMedicalFacts, optionsOf } from '#lib/booking/service.ts';
import { shareOptionFacts, toService } from '#lib/booking/to-service.ts';
import type { ServiceEntry } from '#schemas/service.ts';

function list(id: string, options: object[], fields: object = {}, now = 0) {
  const entry = { title: id, message: '', categories: [{ name: 'Blood', options }], ...fields };
  return toService(id, entry as unknown as ServiceEntry, now);
}

const fast = { name: 'Fast test', price: 10, sample: 'blood', results: 'within 30 minutes' };
const slow = { name: 'Slow test', price: 10, sample: 'blood' };
const results = 'We tell you when we take the sample.';

test('a price list says for each test when the result is ready', () => {
  const services = [
    list('lab', [fast, slow], { results: { when: results } }),
    list('van', [{ name: 'Slow test', price: 12 }]),
  ];
  const [lab, van] = shareOptionFacts(services).map((service) =>
    optionsOf(service).map(({ about }) => about?.results),
  );
  expect(lab).toEqual(['within 30 minutes', results]);
  // The price list of the van says nothing about results, so its test gets the text of the laboratory.
  expect(van).toEqual([results]);
});

test('a test without any other fact has the usual time of its price list', () => {
  const [option] = optionsOf(
    list('lab', [{ name: 'ESR', price: 50 }], { results: { when: results, days: 1 } }),
  );
  expect(option?.about).toMatchObject({ results, days: 1 });
});

test('a nickname in the list of the van hides no warning of the laboratory', () => {
  const facts = { warning: 'If you take insulin, ask us first.', prepare: 'Do not eat for 8 hours.' };
  const [lab, van] = shareOptionFacts([
    list('lab', [{ ...fast, ...facts, alsoCalled: ['FBS'] }]),
    list('van', [{ name: fast.name, price: 12, alsoCalled: ['sugar test'] }]),
  ]).flatMap(optionsOf);
  expect(van?.about).toMatchObject({ ...facts, sample: 'blood', results: fast.results });
  expect(van?.about?.alsoCalled).toEqual(['sugar test', 'FBS']);
  expect(lab?.about).toMatchObject(facts);
});

test('a time of results, or another name, is no medical fact that a clinician must check', () => {
  const isMedical = (fields: object) =>
    optionsOf(list('lab', [{ name: 'ESR', price: 50, ...fields }], { results: { when: results } })).some(
      hasMedicalFacts,
    );
  expect([{}, { alsoCalled: ['sed rate'] }].map(isMedical)).toEqual([false, false]);
  expect([{ prepare: 'nothing' }, { warning: 'Ask us.' }].map(isMedical)).toEqual([true, true]);
});

test('a time of results comes with its own number of days', () => {
  const [, van] = shareOptionFacts([
    list('lab', [{ ...slow, results: 'after 2 to 3 days', resultDays: 3 }]),
    list('van', [{ ...slow, results: 'within the hour' }]),
  ]).flatMap(optionsOf);
  expect(van?.about).toMatchObject({ results: 'within the hour', days: undefined });
});

test('if a test is listed under two names, each row shows the other name', () => {
  const service = list('lab', [
    { name: 'HbA1c', price: 100, sameAs: 'Glycated Hemoglobin' },
    { name: 'Glycated Hemoglobin', price: 120, sameAs: 'HbA1c' },
    { name: 'ESR', price: 50 },
  ]);
  const html = renderToStaticMarkup(createElement(PriceList, { service, email: 'care@example.org' }));
  const notes = html
    .split('class="row"')
    .slice(1)
    .map((row) => /<p class="note"[^>]*>(.*?)<\/p>/.exec(row.replace(/<details.*<\/details>/, ''))?.[1]);
  expect(notes).toEqual([
    expect.stringContaining('Glycated Hemoglobin'),
    expect.stringContaining('HbA1c'),
    undefined,
  ]);
});

test('patients learn which tests are unavailable', () => {
  const entry = { name: 'D-Dimer', price: 200, unavailable: { until: '12/01/2026', why: 'No reagent' } };
  const serviceAt = (now: string) =>
    list('lab', [entry, { name: 'ESR', price: 50, unavailable: true }], {}, Date.parse(now));
  const unavailableAt = (now: string) => optionsOf(serviceAt(now)).map(({ unavailable }) => unavailable);
  // The first test is available again on the next day.
  expect(unavailableAt('2026-12-01T23:59Z')).toMatchObject([
    { until: '1 December 2026', why: 'No reagent' },
    {},
  ]);
  expect(unavailableAt('2026-12-02T00:00Z')).toEqual([undefined, {}]);
});
