import { markOfText } from '../../src/lib/language/translation.ts';
import { optionsOf } from '../../src/lib/booking/service.ts';
import type { Site } from '../../src/schemas/site.ts';
import {
  makeHeading,
  hasPreparation,
  type PricedService,
  sayHours,
  sayPrice,
  whereToGo,
} from './price-messages.ts';

/* What somebody reads aloud for the recordings of a price list and of /your-visit, in any language: they lie beside the file, under `audio`. */

/** The words of a recording. `mark` tells whether they have changed since it was made: the recording names it as `spokenFrom`. */
export interface PageScript {
  file: string;
  title: string;
  text: string;
  mark: string;
}

// More than ten prices nobody keeps in mind.
const MOST = 10;

/** The prices asked most: those marked `spokenAs` in any list; of a list without one, the first. */
function listAsked({ service }: PricedService, said: ReadonlyMap<string, string>) {
  const options = optionsOf(service);
  const asked = options.filter(({ id }) => said.has(id));
  return (asked.length > 0 ? asked : options).slice(0, MOST);
}

function linesOf(priced: PricedService, said: ReadonlyMap<string, string>): string[] {
  return listAsked(priced, said).map((option) => {
    const before = hasPreparation(option) ? ` Before it: ${option.about?.prepare}` : '';
    return `${said.get(option.id) ?? option.name}: ${sayPrice(option.price)}.${before}`;
  });
}

/** What changes by the day, such as a closure, is left out: nobody records it anew for that. */
function writeScript(site: Site, where: string, prices: readonly string[]): string {
  return [
    `Where: ${where}.`,
    `Open: ${sayHours(site)}`,
    `You pay with: ${site.clinic.payment}`,
    `Some prices. They are estimates.\n${prices.join('\n')}`,
    `Call us: ${site.phone}.`,
  ].join('\n');
}

/** The scripts of the price lists, and of /your-visit, which has the prices of the first list. */
export function listPageScripts(site: Site, services: readonly PricedService[]): PageScript[] {
  const options = services.flatMap(({ service }) => optionsOf(service));
  const said = new Map(options.flatMap(({ id, spokenAs }) => (spokenAs ? [[id, spokenAs] as const] : [])));
  const [first] = services;
  const asked = services.map((priced) => ({
    file: `content/services/${priced.service.id}.yaml`,
    title: priced.service.title,
    text: writeScript(site, whereToGo(site, priced), linesOf(priced, said)),
  }));
  const visit = first && {
    file: 'content/pages/your-visit.yaml',
    title: 'Your visit',
    text: writeScript(site, whereToGo(site, first), linesOf(first, said)),
  };
  return [...asked, ...(visit ? [visit] : [])].map((script) => ({
    ...script,
    mark: markOfText(script.text),
  }));
}

/** What `npm run messages` prints of them. */
export const formatScripts = (scripts: readonly PageScript[]): string =>
  scripts
    .flatMap(({ title, mark, text }) => [
      makeHeading(`To be recorded, in Twi first: ${title}. Write spokenFrom: ${mark}`),
      text,
    ])
    .join('\n\n');
