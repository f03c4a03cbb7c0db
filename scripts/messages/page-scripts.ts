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

/*
 * Scripts for the recordings of the price lists and of /your-visit. Somebody reads them aloud, in any language. The content file
 * of the page names its recordings under `audio`.
 */

/**
 * The text of a recording. `mark` changes when the text changes. Editors write the mark beside the recording as `spokenFrom`, so
 * that we know when a recording is out of date.
 */
export interface PageScript {
  file: string;
  title: string;
  text: string;
  mark: string;
}

// Nobody remembers more than ten prices.
const MOST = 10;

/**
 * The prices that patients ask for most: the options with `spokenAs` in any list. If a list has none of them, its first options.
 */
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

/** Leaves out what changes from day to day, such as a closure: nobody would make a new recording for that. */
function writeScript(site: Site, where: string, prices: readonly string[]): string {
  return [
    `Where: ${where}.`,
    `Open: ${sayHours(site)}`,
    `You pay with: ${site.clinic.payment}`,
    `Some prices. They are estimates.\n${prices.join('\n')}`,
    `Call us: ${site.phone}.`,
  ].join('\n');
}

/** The scripts of the price lists and of /your-visit. The script of /your-visit has the prices of the first list. */
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

/** The scripts as `npm run messages` prints them. */
export const formatScripts = (scripts: readonly PageScript[]): string =>
  scripts
    .flatMap(({ title, mark, text }) => [
      makeHeading(`To be recorded, in Twi first: ${title}. Write spokenFrom: ${mark}`),
      text,
    ])
    .join('\n\n');
