import { formatCedis, toPesewas } from '../../src/lib/money.ts';
import { describeHours } from '../../src/lib/opening-hours.ts';
import type { ServiceEntry } from '../../src/schemas/service.ts';
import type { Site } from '../../src/schemas/site.ts';
import { splitSms } from './split-sms.ts';

/* The prices for people who do not open the site. All of it is from content/, as the pages are. */

export interface PricedService {
  /** Of its page. */
  id: string;
  entry: Pick<ServiceEntry, 'title' | 'order' | 'categories'>;
}

const MOST_SPOKEN = 10;

const placeOf = ({ clinic }: Site) => `${clinic.name}, ${clinic.place}, ${clinic.city}`;
const addressOf = ({ url }: Site, id: string) => new URL(`/${id}`, url).href;
const priceOf = ({ price }: { price: number }) => formatCedis(toPesewas(price));
const optionsOf = ({ entry }: PricedService) => entry.categories.flatMap(({ options }) => options);

/** The price list of a service as a message for WhatsApp, which makes words between stars bold. */
export function whatsappPrices(site: Site, { id, entry }: PricedService): string {
  const lists = entry.categories.map(({ name, options }) =>
    [`*${name}*`, ...options.map((option) => `- ${option.name}: ${priceOf(option)}`)].join('\n'),
  );
  const reach = [
    `*Where:* ${placeOf(site)}`,
    `*Open:* ${describeHours(site.clinic.hours)}`,
    `*Pay with:* ${site.clinic.payment}`,
    `*Call:* ${site.phone}`,
    `*Book:* ${addressOf(site, id)}`,
  ].join('\n');
  return [`*${site.name}: ${entry.title}*`, ...lists, reach].join('\n\n');
}

/** The price list of a service as SMS, each of which fits into one: every price stands whole beside its name. */
export function smsPrices(site: Site, service: PricedService): string[] {
  const prices = optionsOf(service).map((option) => `${option.name} ${priceOf(option).replace('.00', '')}`);
  const hours = describeHours(site.clinic.hours).split('; ');
  return splitSms(`${site.name}, ${service.entry.title}`, [
    ...prices,
    placeOf(site),
    ...hours,
    `Call ${site.phone}`,
  ]);
}

/** '40 cedis', '12 cedis 50 pesewas'. */
function sayPrice(price: number): string {
  const pesewas = toPesewas(price);
  const rest = pesewas % 100;
  return [`${Math.floor(pesewas / 100)} cedis`, ...(rest ? [`${rest} pesewas`] : [])].join(' ');
}

/** The options whose prices are spoken: those marked `oftenAsked`, or else the first of the price lists. At most ten. */
export function listSpoken(services: readonly PricedService[]) {
  const all = services.flatMap(optionsOf);
  const marked = all.filter(({ oftenAsked }) => oftenAsked);
  return (marked.length > 0 ? marked : all).slice(0, MOST_SPOKEN);
}

/** What somebody reads aloud for the answering machine. */
export function phoneScript(site: Site, services: readonly PricedService[]): string {
  const { clinic, emergency } = site;
  const help = emergency.text
    .replaceAll('{general}', emergency.general)
    .replaceAll('{ambulance}', emergency.ambulance);
  const prices = listSpoken(services).map(({ name, price }) => `${name}: ${sayPrice(price)}.`);
  return [
    `This is ${clinic.name}, ${clinic.city}.`,
    help,
    `We are open ${describeHours(clinic.hours)}.`,
    `You find us at: ${clinic.place}, ${clinic.city}.`,
    ['Some of our prices.', ...prices].join('\n'),
    `You can pay with: ${clinic.payment}`,
    `You can also send us an SMS: ${site.sms}. On WhatsApp: ${site.whatsapp}.`,
    'Thank you for calling.',
  ].join('\n\n');
}

const heading = (text: string) => `===== ${text} =====`;

/** Everything that `npm run messages` prints. Throws a sentence about what no SMS can carry. */
export function formatMessages(site: Site, services: readonly PricedService[]): string {
  const sorted = services.toSorted((a, b) => a.entry.order - b.entry.order);
  const lists = sorted.flatMap((service) => [
    heading(`${service.entry.title}: for WhatsApp`),
    whatsappPrices(site, service),
    heading(`${service.entry.title}: for SMS, each part by itself`),
    smsPrices(site, service).join('\n\n'),
  ]);
  return [...lists, heading('For the answering machine, to be read aloud'), phoneScript(site, sorted)].join(
    '\n\n',
  );
}
