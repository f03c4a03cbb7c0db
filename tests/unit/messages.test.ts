import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeHours } from '#lib/opening-hours.ts';
import { formatCedis } from '#lib/money.ts';
import { optionsOf } from '#lib/service.ts';
import { readSiteSettings } from '#lib/site-settings.ts';
import { listSpoken, phoneScript, smsPrices, whatsappPrices } from '../../scripts/messages/price-messages.ts';
import { gsmLength, splitSms, toGsm } from '../../scripts/messages/split-sms.ts';
import { serviceSchema } from '../../src/schemas/service.ts';
import { loadServices } from '../support/load-service.ts';
import { sampleSite } from '../support/sample-site.ts';

const site = readSiteSettings('');
const read = (id: string) => ({
  id,
  entry: serviceSchema.parse(parse(readFileSync(`content/services/${id}.yaml`, 'utf8'))),
});

/** What stands between the number of the part and its end, item by item. */
const itemsOf = (parts: readonly string[]) =>
  parts.flatMap((part) => part.slice(part.indexOf(': ') + 2).split('; '));

const option = (name: string, price: number, more = {}) => ({ name, price, ...more });
const service = (...options: ReturnType<typeof option>[]) => ({
  id: 'eye-clinic',
  entry: { title: 'Eye Clinic', order: 1, categories: [{ name: 'Eyes', options }] },
});

// loadServices reads a service as its page does; tests/build/structured-data compares the finished pages with it.
describe.each(loadServices())('someone who gets the prices of $title on a phone', (shown) => {
  const prices = optionsOf(shown);
  const names = prices.map(({ name }) => name);

  test('reads every name and price of the page on WhatsApp, the hours, the place and the phone', () => {
    const text = whatsappPrices(site, read(shown.id));
    const lines = text.split('\n').filter((line) => line.startsWith('- '));
    expect(lines).toEqual(prices.map(({ name, price }) => `- ${name}: ${formatCedis(price)}`));
    for (const fact of [describeHours(site.clinic.hours), site.clinic.place, site.phone])
      expect(text).toContain(fact);
  });

  test('gets SMS that each fit into one, with every name whole beside its price', () => {
    const parts = smsPrices(site, read(shown.id));
    for (const part of parts) expect(gsmLength(part), part).toBeLessThanOrEqual(160);
    const items = itemsOf(parts);
    const said = items.slice(0, names.length).map((item) => {
      const [, name = '', price = ''] = /^(.*) GHS (\d+(?:\.\d\d)?)$/.exec(item) ?? [];
      return [name, Math.round(Number(price) * 100)];
    });
    expect(said).toEqual(prices.map(({ name, price }) => [toGsm(name), price]));
    expect(items.slice(names.length).join('; ')).toBe(
      toGsm(
        `${site.clinic.name}, ${site.clinic.place}, ${site.clinic.city}; ${describeHours(site.clinic.hours)}; Call ${site.phone}`,
      ),
    );
    expect(parts.map((part) => /(\d+\/\d+): /.exec(part)?.[1])).toEqual(
      parts.map((_, at) => `${at + 1}/${parts.length}`),
    );
  });
});

describe('someone who calls when nobody answers', () => {
  const eyes = service(option('Eye test', 40), option('Glasses', 12.5), option('Eye drops', 20));

  test('hears the emergency numbers first, then the hours, the place and prices in words', () => {
    const script = phoneScript(sampleSite, [eyes]);
    const { clinic, emergency } = sampleSite;
    const facts = [emergency.general, describeHours(clinic.hours), clinic.place, 'Eye test: 40 cedis.'];
    const places = facts.map((fact) => script.indexOf(fact));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(script).toContain('Glasses: 12 cedis 50 pesewas.');
  });

  test('hears the prices that the owner marked, and the first ten while none is marked', () => {
    const marked = service(option('Eye test', 40), option('Glasses', 12.5, { oftenAsked: true }));
    expect(listSpoken([eyes, marked]).map(({ name }) => name)).toEqual(['Glasses']);
    const many = Array.from({ length: 12 }, (_, at) => option(`Test ${at}`, at + 1));
    expect(listSpoken([service(...many)]).map(({ name }) => name)).toEqual(
      many.slice(0, 10).map(({ name }) => name),
    );
  });
});

describe('an SMS', () => {
  test.each([
    ['GH₵\u00a012.50', 'GHS 12.50'],
    ['Yɛda mo ase – “café” …', 'Yeda mo ase - "café" ...'],
    ['Ça va', 'Ça va'],
  ])('has "%s" in letters that every phone can send', (text, sent) => {
    expect(toGsm(text)).toBe(sent);
  });

  test('counts a bracket twice, as the network does', () => {
    expect(gsmLength('Retro Screen [HIV]')).toBe(20);
    expect(gsmLength('ɛ')).toBeNull();
  });

  test('is numbered to the last, also when there are ten or more', () => {
    const parts = splitSms(
      'Prices',
      Array.from({ length: 30 }, (_, at) => `${'x'.repeat(60)} ${at}`),
    );
    expect(parts).toHaveLength(15);
    for (const part of parts) expect(gsmLength(part)).toBeLessThanOrEqual(160);
    expect(parts.at(-1)).toMatch(/^Prices 15\/15: /);
  });

  test('that could not hold a name, or a letter, is refused with what to do', () => {
    expect(() => splitSms('Prices', ['x'.repeat(155)])).toThrow('Shorten it to at most');
    // A price list with 10² must not say 102.
    expect(() => toGsm('10²')).toThrow('Write it another way');
  });
});

test('an owner gets all of it by one command', () => {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/messages.ts'], { encoding: 'utf8' });
  expect(status).toBe(0);
  for (const { title } of loadServices()) expect(stdout).toContain(`===== ${title}: for WhatsApp`);
  expect(stdout).toContain('===== For the answering machine');
});
