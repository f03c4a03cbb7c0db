import { markOfText } from '../../src/lib/language/translation.ts';
import { optionsOf } from '../../src/lib/booking/service.ts';
import type { Site } from '../../src/schemas/site.ts';
import {
  makeHeading,
  sayPreparation,
  type PricedService,
  sayHours,
  sayPrice,
  describeServicePlace,
} from './price-messages.ts';

/*
 * Texts for the recordings of the price lists and of /your-visit. Somebody reads the texts aloud, in any language. The content
 * file of a page lists the page's recordings under `audio`.
 */

/**
 * `mark` is a hash of the text. Editors copy the hash to the field `spokenFrom` of the recording, so that the launch check can find
 * a recording of an older text.
 */
export interface RecordingText {
  /** The content file of the page. */
  file: string;
  title: string;
  text: string;
  mark: string;
}

// Nobody remembers more than ten prices.
const MAX_PRICES = 10;

/**
 * The options of this price list that patients ask for most: those with a spoken name (`spokenAs`). If several lists have a test,
 * a spoken name in one of them is enough.
 */
function listMostAsked({ service }: PricedService, spokenNameById: ReadonlyMap<string, string>) {
  const options = optionsOf(service);
  const spoken = options.filter(({ id }) => spokenNameById.has(id));
  return (spoken.length > 0 ? spoken : options).slice(0, MAX_PRICES);
}

function listPriceLines(priced: PricedService, spokenNameById: ReadonlyMap<string, string>): string[] {
  return listMostAsked(priced, spokenNameById).map((option) => {
    const preparation = sayPreparation(option) && ` Before it: ${sayPreparation(option)}`;
    return `${spokenNameById.get(option.id) ?? option.name}: ${sayPrice(option.price)}.${preparation}`;
  });
}

/** Leaves out facts that change from day to day, such as closures, because a recording stays the same. */
function writeText(site: Site, place: string, prices: readonly string[]): string {
  return [
    `Where: ${place}.`,
    `Open: ${sayHours(site)}`,
    `You pay with: ${site.clinic.payment}`,
    `Some prices. They are estimates.\n${prices.join('\n')}`,
    `Call us: ${site.phone}.`,
  ].join('\n');
}

export function listRecordingTexts(site: Site, services: readonly PricedService[]): RecordingText[] {
  const options = services.flatMap(({ service }) => optionsOf(service));
  const spokenNameById = new Map(
    options.flatMap(({ id, spokenAs }) => (spokenAs ? [[id, spokenAs] as const] : [])),
  );
  const priceTexts = services.map((priced) => ({
    file: `content/services/${priced.service.id}.yaml`,
    title: priced.service.title,
    text: writeText(site, describeServicePlace(site, priced), listPriceLines(priced, spokenNameById)),
  }));
  const [first] = priceTexts;
  const visitTexts = first
    ? [{ file: 'content/pages/your-visit.yaml', title: 'Your visit', text: first.text }]
    : [];
  return [...priceTexts, ...visitTexts].map((each) => ({ ...each, mark: markOfText(each.text) }));
}

export const formatRecordingTexts = (texts: readonly RecordingText[]): string =>
  texts
    .flatMap(({ title, mark, text }) => [
      makeHeading(
        `To be recorded, in the language of most patients first: ${title}. Write spokenFrom: ${mark}`,
      ),
      text,
    ])
    .join('\n\n');
