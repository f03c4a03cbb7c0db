import { WEEKDAYS } from '../../src/lib/time/dates.ts';
import { fill } from '../../src/lib/placeholders.ts';
import { formatCedis, formatPlainCedis } from '../../src/lib/booking/money.ts';
import {
  describeClosure,
  describeHours,
  listClosures,
  listHours,
  listRuns,
} from '../../src/lib/time/opening-hours.ts';
import { optionsOf, shownPriceOf, type Option, type Service } from '../../src/lib/booking/service.ts';
import type { ServiceEntry } from '../../src/schemas/service.ts';
import type { Site } from '../../src/schemas/site.ts';
import { splitSms } from './split-sms.ts';

export interface PricedService {
  service: Service;
  entry: Pick<ServiceEntry, 'atClinic' | 'placeNote'>;
}

const ESTIMATES = 'Prices are estimates.';

export const describeServicePlace = ({ clinic }: Site, { entry }: PricedService) =>
  entry.atClinic ? `${clinic.name}, ${clinic.place}, ${clinic.city}` : entry.placeNote;

const listNextClosure = ({ clinic }: Site, now: number) =>
  listClosures(clinic.closures, now).slice(0, 1).map(describeClosure);

function sayUnavailable({ unavailable }: Option): string {
  if (!unavailable) return '';
  return ` (not available ${unavailable.until ? `until ${unavailable.until}` : 'now'})`;
}

/** Options with a price of their own. */
const listPrices = ({ service }: PricedService) =>
  optionsOf(service).flatMap((option) => {
    const price = shownPriceOf(option);
    const people = option.set && option.set.people > 1 ? ` for ${option.set.people} people` : '';
    return price === undefined ? [] : { option, name: option.name + people, price };
  });

/** What patients do before a test, the warning first; '' if there is nothing to do, or if the editors do not know. */
export const sayPreparation = ({ about }: Option): string =>
  [about?.warning, about?.prepare === 'nothing' ? '' : about?.prepare].filter(Boolean).join(' ');

/** What patients do before each test: one line if it is the same for all. */
function listPreparations({ service }: PricedService): string[] {
  // What to do before a set is what to do before its tests.
  const options = optionsOf(service).filter(({ set }) => !set);
  const prepared = options.filter(sayPreparation);
  const texts = [...new Set(options.map(sayPreparation))];
  if (prepared.length > 0 && texts.length === 1) return [`Before: ${texts[0]}`];
  return prepared.map((option) => `Before ${option.name}: ${sayPreparation(option)}`);
}

/** One line for each test that is in the list under two names. */
function listSameTests({ service }: PricedService): string[] {
  const options = optionsOf(service);
  // findIndex gives -1 for a test with one name.
  const isFirstOfTwo = ({ sameAs }: Option, index: number) =>
    index < options.findIndex(({ name }) => name === sameAs?.name);
  return options
    .filter(isFirstOfTwo)
    .map(
      ({ name, sameAs }) => `${name} is the same test as ${sameAs?.name}. Ask us before you pay for both.`,
    );
}

/** WhatsApp shows text between stars as bold. */
export function whatsappPrices(site: Site, priced: PricedService, now: number): string {
  const { service } = priced;
  const prices = listPrices(priced);
  const lists = service.categories.map((category) =>
    [
      `*${category.name}*`,
      ...prices
        .filter(({ option }) => category.options.includes(option))
        .map(({ option, name, price }) => `- ${name}: ${formatCedis(price)}${sayUnavailable(option)}`),
    ].join('\n'),
  );
  const contact = [
    `*Where:* ${describeServicePlace(site, priced)}`,
    `*Open:* ${describeHours(site.clinic.hours)}`,
    ...listNextClosure(site, now),
    `*Pay with:* ${site.clinic.payment}`,
    `*Call:* ${site.phone}`,
    `*Book:* ${new URL(`/${service.id}`, site.url).href}`,
  ].join('\n');
  const notes = [ESTIMATES, ...listSameTests(priced), ...listPreparations(priced)].join('\n');
  return [`*${site.name}: ${service.title}*`, ...lists, notes, contact].join('\n\n');
}

/** A name and its price stay in the same SMS. */
export function smsPrices(site: Site, priced: PricedService, now: number): string[] {
  const { service } = priced;
  return splitSms(`${site.name}, ${service.title}`, [
    ...listPrices(priced).map(
      ({ option, name, price }) => `${name} ${formatPlainCedis(price)}${sayUnavailable(option)}`,
    ),
    ESTIMATES,
    ...listSameTests(priced),
    ...listPreparations(priced),
    describeServicePlace(site, priced),
    ...listHours(site.clinic.hours),
    ...listNextClosure(site, now),
    `Call ${site.phone}`,
  ]);
}

export function sayPrice(pesewas: number): string {
  const remainder = pesewas % 100;
  const cedisText = `${Math.floor(pesewas / 100)} cedis`;
  return remainder === 0 ? cedisText : `${cedisText} ${remainder} pesewas`;
}

/** '8 in the morning', '12 noon', '5 30 in the afternoon', '5 oh 5 in the afternoon'. */
function sayClock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  if (hour === 12 && minute === 0) return '12 noon';
  const partAfterNoon = hour < 18 ? 'afternoon' : 'evening';
  const part = hour < 12 ? 'morning' : partAfterNoon;
  const spokenHour = hour % 12 || 12;
  if (minute === 0) return `${spokenHour} in the ${part}`;
  const spokenMinute = minute < 10 ? `oh ${minute}` : minute;
  return `${spokenHour} ${spokenMinute} in the ${part}`;
}

/** One line for successive days with the same hours: 'Monday to Friday, from 8 in the morning to 5 in the afternoon.' */
export const sayHours = ({ clinic }: Site): string =>
  listRuns(clinic.hours)
    .map(({ days, periods }) => {
      const firstToLast = days.map((day) => WEEKDAYS[day]).join(' to ');
      const times = periods.map(([from, until]) => `from ${sayClock(from)} to ${sayClock(until)}`);
      return `${firstToLast}, ${times.join(', and ')}.`;
    })
    .join('\n');

/** The text that somebody reads aloud for the answering machine. */
export function phoneScript(site: Site, services: readonly PricedService[], now: number): string {
  const { clinic, emergency } = site;
  const spoken = services.flatMap(({ service }) => optionsOf(service)).filter(({ spokenAs }) => spokenAs);
  const prices = spoken.map((option) => {
    const preparation = sayPreparation(option) && ` ${sayPreparation(option)}`;
    return `${option.spokenAs}: ${sayPrice(option.price)}${sayUnavailable(option)}.${preparation}`;
  });
  const closures = listNextClosure(site, now).map((closure) => `${closure}.`);
  return [
    `This is ${clinic.name}, ${clinic.city}.`,
    fill(emergency.text, emergency),
    ...(prices.length > 0 ? [['Some of our prices. They are estimates.', ...prices].join('\n')] : []),
    ['We are open:', sayHours(site), ...closures].join('\n'),
    `You find us at: ${clinic.place}, ${clinic.city}.`,
    `You can pay with: ${clinic.payment}`,
    ...(site.sms ? [`You can also send us an SMS: ${site.sms}.`] : []),
    ...(site.whatsapp ? [`On WhatsApp: ${site.whatsapp}.`] : []),
    'Thank you for calling.',
  ].join('\n\n');
}

export const makeHeading = (text: string) => `===== ${text} =====`;

/** The first part of the output of `npm run messages`. Throws an error if a text cannot be sent by SMS. */
export function formatMessages(site: Site, services: readonly PricedService[], now: number): string {
  const lists = services.flatMap((priced) => [
    makeHeading(`${priced.service.title}: for WhatsApp`),
    whatsappPrices(site, priced, now),
    makeHeading(`${priced.service.title}: for SMS, each part by itself`),
    smsPrices(site, priced, now).join('\n\n'),
  ]);
  return [
    ...lists,
    makeHeading('For the answering machine, to be read aloud'),
    phoneScript(site, services, now),
  ].join('\n\n');
}
