import { expect, test } from 'vitest';
import { optionsOf, type AboutOption, type Service } from '#lib/booking/service.ts';
import { shareOptionFacts } from '#lib/booking/to-service.ts';

const about = (use: string): AboutOption => ({
  translated: [],
  alsoCalled: [],
  otherLanguages: [],
  for: use,
});

const list = (...options: { id: string; about?: AboutOption; translatedName?: string }[]) =>
  ({ categories: [{ name: 'Any', options }] }) as unknown as Service;

const usesOf = (services: Service[]) =>
  services.map((service) => optionsOf(service).map((option) => option.about?.for));

test('a lab test without facts gets the facts of the same lab test in another price list', () => {
  const services = [list({ id: 'esr', about: about('swelling') }, { id: 'inr' }), list({ id: 'esr' })];
  expect(usesOf(shareOptionFacts(services))).toEqual([['swelling', undefined], ['swelling']]);
});

test('only a lab test without facts gets the facts of the first price list', () => {
  const services = [
    list({ id: 'esr', about: about('first') }),
    list({ id: 'esr', about: about('second') }),
    list({ id: 'esr' }),
  ];
  expect(usesOf(shareOptionFacts(services))).toEqual([['first'], ['second'], ['first']]);
});

test('a lab test without facts gets translated facts, even if untranslated facts come first', () => {
  const services = [
    list({ id: 'esr', about: about('swelling') }),
    list({ id: 'esr', about: about('gonflement'), translatedName: 'Vitesse' }),
    list({ id: 'esr' }),
  ];
  expect(usesOf(shareOptionFacts(services))).toEqual([['swelling'], ['gonflement'], ['gonflement']]);
});

test('a lab test gets its translated name from a price list without facts', () => {
  const services = [
    list({ id: 'esr', about: about('swelling') }),
    list({ id: 'esr', translatedName: 'Vitesse' }),
  ];
  const names = shareOptionFacts(services).flatMap((service) =>
    optionsOf(service).map((option) => option.translatedName),
  );
  expect(names).toEqual(['Vitesse', 'Vitesse']);
});
