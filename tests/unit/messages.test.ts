import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeClosure, describeHours, listClosures } from '#lib/time/opening-hours.ts';
import { formatCedis } from '#lib/booking/money.ts';
import { optionsOf, shownPriceOf, type Service } from '#lib/booking/service.ts';
import { toService } from '#lib/booking/to-service.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { gsmLength, toGsm } from '#lib/contact/gsm-letters.ts';
import { phoneScript, sayHours, smsPrices, whatsappPrices } from '../../scripts/messages/price-messages.ts';
import { splitSms } from '../../scripts/messages/split-sms.ts';
import { serviceSchema } from '../../src/schemas/service.ts';
import { loadServices } from '../support/load-service.ts';
import { sampleSite } from '../support/sample-site.ts';

const site = readSiteSettings('');
const NOW = Date.UTC(2026, 10, 23);
const withEntry = (service: Service) => ({
  service,
  entry: serviceSchema.parse(parse(readFileSync(`content/services/${service.id}.yaml`, 'utf8'))),
});

/** The items of all parts of an SMS, without the heading and number of each part. */
const itemsOf = (parts: readonly string[]) =>
  parts.flatMap((part) => part.slice(part.indexOf(': ') + 2).split('; '));

const option = (name: string, price: number, more = {}) => ({ name, price, ...more });
const sources = ['https://medlineplus.gov/'];

/** A made-up service with a price list. By default, patients come to our clinic for this service. */
function eyeClinic(options: ReturnType<typeof option>[], more = {}) {
  const entry = serviceSchema.parse({
    title: 'Eye Clinic',
    description: 'Prices.',
    subheader: 'Select',
    order: 1,
    choice: { text: 'Eyes.', button: 'Book' },
    hint: 'Ask.',
    emptyMessage: 'Select one',
    schedulingButton: 'BOOK',
    messageSubject: 'Eyes',
    message: 'Hello.\n{chosen}\n{total}',
    atClinic: true,
    placeNote: 'We come to you.',
    review: { by: 'm1', on: '10/05/2026', next: '04/05/2027' },
    categories: [{ name: 'Eyes', options }],
    ...more,
  });
  return { service: toService('eye-clinic', entry), entry };
}

// tests/build/structured-data.test.ts checks that the pages show the same prices as `loadServices`.
describe.each(loadServices())('someone who gets the prices of $title on a phone', (shown) => {
  // A set that saves nothing has no price.
  const prices = optionsOf(shown).flatMap((option) => {
    const price = shownPriceOf(option);
    const people = (option.set?.people ?? 1) > 1 ? ` for ${option.set?.people} people` : '';
    return price === undefined ? [] : { name: option.name + people, price };
  });
  const names = prices.map(({ name }) => name);

  test('gets a WhatsApp message with every price and our phone number', () => {
    const text = whatsappPrices(site, withEntry(shown), NOW);
    const lines = text.split('\n').filter((line) => line.startsWith('- '));
    // After the price, a line may say that the option is not available.
    expect(lines.map((line) => line.replace(/ \([^()]*\)$/, ''))).toEqual(
      prices.map(({ name, price }) => `- ${name}: ${formatCedis(price)}`),
    );
    for (const fact of [describeHours(site.clinic.hours), site.phone, 'Prices are estimates'])
      expect(text).toContain(fact);
  });

  test('gets every price in numbered SMS of at most 160 characters', () => {
    const parts = smsPrices(site, withEntry(shown), NOW);
    for (const part of parts) expect(gsmLength(part), part).toBeLessThanOrEqual(160);
    const items = itemsOf(parts);
    const said = items.slice(0, names.length).map((item) => {
      const [, name = '', price = ''] = /^(.*) GHS (\d+(?:\.\d\d)?)(?: \(.*\))?$/.exec(item) ?? [];
      return [name, Math.round(Number(price) * 100)];
    });
    expect(said).toEqual(prices.map(({ name, price }) => [toGsm(name), price]));
    const rest = items.slice(names.length).join('; ');
    for (const fact of ['Prices are estimates.', describeHours(site.clinic.hours), `Call ${site.phone}`])
      expect(rest).toContain(toGsm(fact));
    expect(parts.map((part) => /(\d+\/\d+): /.exec(part)?.[1])).toEqual(
      parts.map((_, at) => `${at + 1}/${parts.length}`),
    );
  });
});

describe('someone who gets a price list', () => {
  const texts = (priced: ReturnType<typeof eyeClinic>) => [
    whatsappPrices(site, priced, NOW),
    smsPrices(site, priced, NOW).join('\n'),
  ];
  const eyes = [option('Eye test', 40)];

  test('reads the location of our clinic only for a service at the clinic', () => {
    // An SMS has only letters of the GSM alphabet.
    const place = toGsm(site.clinic.place);
    for (const text of texts(eyeClinic(eyes))) expect(toGsm(text)).toContain(place);
    for (const text of texts(eyeClinic(eyes, { atClinic: false }))) {
      expect(toGsm(text)).not.toContain(place);
      expect(text).toContain('We come to you.');
    }
  });

  test('reads that a test is not available, and until when', () => {
    const gone = option('Eye pressure', 30, { unavailable: { until: '12/01/2026', why: 'No reagent' } });
    for (const text of texts(eyeClinic([...eyes, gone])))
      expect(text).toMatch(/Eye pressure.*30(?:\.00)? \(not available until 1 December 2026\)/);
  });

  test('reads how to prepare for a test and the date of our next closure', () => {
    const fasting = option('Eye pressure', 30, { prepare: 'Do not eat for 8 hours.', sources });
    const clinic = { ...site.clinic, closures: [{ from: '12/25/2026', why: 'Christmas Day' }] };
    const [closure = ''] = listClosures(clinic.closures, NOW).map(describeClosure);
    const priced = eyeClinic([...eyes, fasting]);
    for (const text of [
      whatsappPrices({ ...site, clinic }, priced, NOW),
      smsPrices({ ...site, clinic }, priced, NOW).join('\n'),
    ]) {
      expect(text).toContain('Before Eye pressure: Do not eat for 8 hours.');
      expect(text).toContain(closure);
    }
  });
});

describe('someone who hears the answering machine', () => {
  const eyes = eyeClinic([
    option('Eye test [40]', 40, { spokenAs: 'Eye test' }),
    option('Glasses (all)', 12.5, { spokenAs: 'Glasses' }),
    option('Eye drops', 20),
  ]);
  const script = phoneScript(sampleSite, [eyes], NOW);

  test('hears the emergency number before prices, hours and place', () => {
    const { clinic, emergency } = sampleSite;
    const facts = [emergency.general, 'Eye test: 40 cedis.', sayHours(sampleSite), clinic.place];
    const positions = facts.map((fact) => script.indexOf(fact));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions).not.toContain(-1);
    expect(script).toContain('Glasses: 12 cedis 50 pesewas.');
  });

  test('hears only the prices of tests with a spoken name', () => {
    expect(script).not.toContain('Eye drops');
    expect(script).not.toMatch(/[[\]]/);
    const { error } = serviceSchema.shape.categories.safeParse([
      { name: 'Eyes', options: [option('Eyes', 1, { spokenAs: 'Eye test (Hb)' })] },
    ]);
    expect(error?.issues[0]?.message).toContain('words that can be read aloud');
  });

  test('hears the hours as people say them', () => {
    const hours = {
      ...sampleSite.clinic.hours,
      saturday: '9:30am to 12:00pm, 5:05pm to 7:00pm',
      sunday: 'closed',
    };
    const said = sayHours({ ...sampleSite, clinic: { ...sampleSite.clinic, hours } });
    expect(said).toContain(
      'Saturday, from 9 30 in the morning to 12 noon, and from 5 oh 5 in the afternoon to 7 in the evening.',
    );
    expect(said).not.toMatch(/\dam|\dpm|GMT|Sunday/);
  });
});

describe('an SMS with prices', () => {
  test('needs two characters for each square bracket', () => {
    expect(gsmLength('Retro Screen [HIV]')).toBe(20);
    expect(gsmLength('ɛ')).toBeNull();
  });

  test('has at most 160 characters in each part, even with 15 parts', () => {
    const parts = splitSms(
      'Prices',
      Array.from({ length: 30 }, (_, at) => `${'x'.repeat(60)} ${at}`),
    );
    expect(parts).toHaveLength(15);
    for (const part of parts) expect(gsmLength(part)).toBeLessThanOrEqual(160);
    expect(parts.at(-1)).toMatch(/^Prices 15\/15: /);
  });

  test('causes an error if a name is too long or has unsupported characters', () => {
    expect(() => splitSms('Prices', ['x'.repeat(155)])).toThrow('Shorten it to at most');
    // A price list with 10² must not say 102.
    expect(() => splitSms('Prices', ['10²'])).toThrow('Write it another way');
  });
});

test('one command gives an owner the texts for WhatsApp and the answering machine', () => {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/messages.ts'], { encoding: 'utf8' });
  expect(status).toBe(0);
  for (const { title } of loadServices()) expect(stdout).toContain(`===== ${title}: for WhatsApp`);
  expect(stdout).toContain('===== For the answering machine');
});

test('a price list says only once that two names mean the same test', () => {
  const priced = eyeClinic([
    option('Refraction', 20, { sameAs: 'Glasses Test' }),
    option('Glasses Test', 30, { sameAs: 'Refraction' }),
  ]);
  const note = 'Refraction is the same test as Glasses Test. Ask us before you pay for both.';
  expect(whatsappPrices(site, priced, NOW).split(note)).toHaveLength(2);
  expect(itemsOf(smsPrices(site, priced, NOW)).filter((item) => item === note)).toHaveLength(1);
});
