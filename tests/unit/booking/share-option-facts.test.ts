import { expect, test } from 'vitest';
import { optionsOf, type AboutOption, type Service, shareOptionFacts } from '#lib/booking/service.ts';

const about = (use: string): AboutOption => ({
  translated: [],
  alsoCalled: [],
  otherLanguages: [],
  for: use,
  prepare: '',
  sample: '',
  results: '',
});

const list = (...options: { id: string; about?: AboutOption; translatedName?: string }[]) =>
  ({ categories: [{ name: 'Any', options }] }) as unknown as Service;

const usesOf = (services: Service[]) =>
  services.map((service) => optionsOf(service).map((option) => option.about?.for));

test('a test of the van has the facts of the same test in the laboratory', () => {
  const services = [list({ id: 'esr', about: about('swelling') }, { id: 'inr' }), list({ id: 'esr' })];
  expect(usesOf(shareOptionFacts(services))).toEqual([['swelling', undefined], ['swelling']]);
});

test('a test gets its facts from the first list that has some, unless it has its own', () => {
  const services = [
    list({ id: 'esr', about: about('first') }),
    list({ id: 'esr', about: about('second') }),
    list({ id: 'esr' }),
  ];
  expect(usesOf(shareOptionFacts(services))).toEqual([['first'], ['second'], ['first']]);
});

test('a test has the translated name from another service, even if that service says nothing else about it', () => {
  const services = [
    list({ id: 'esr', about: about('swelling') }),
    list({ id: 'esr', translatedName: 'Vitesse' }),
  ];
  const names = shareOptionFacts(services).flatMap((service) =>
    optionsOf(service).map((option) => option.translatedName),
  );
  expect(names).toEqual(['Vitesse', 'Vitesse']);
});
