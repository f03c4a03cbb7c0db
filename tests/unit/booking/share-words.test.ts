import { expect, test } from 'vitest';
import { optionsOf, type AboutOption, type Service, shareWords } from '#lib/booking/service.ts';

const about = (use: string): AboutOption => ({
  alsoCalled: [],
  otherLanguages: [],
  for: use,
  prepare: '',
  sample: '',
  results: '',
});

const list = (...options: { id: string; about?: AboutOption }[]) =>
  ({ categories: [{ name: 'Any', options }] }) as unknown as Service;

const usesOf = (services: Service[]) =>
  services.map((service) => optionsOf(service).map((option) => option.about?.for));

test('a patient reads of the van’s test what is said of the laboratory’s', () => {
  const services = [list({ id: 'esr', about: about('swelling') }, { id: 'inr' }), list({ id: 'esr' })];
  expect(usesOf(shareWords(services))).toEqual([['swelling', undefined], ['swelling']]);
});

test('a test keeps its own words, and of two that could be shared the first list counts', () => {
  const services = [
    list({ id: 'esr', about: about('first') }),
    list({ id: 'esr', about: about('second') }),
    list({ id: 'esr' }),
  ];
  expect(usesOf(shareWords(services))).toEqual([['first'], ['second'], ['first']]);
});
