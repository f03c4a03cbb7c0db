import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Priced } from '#lib/booking/selection-lines.ts';
import type { Option, Service } from '#lib/booking/service.ts';
import { shareOptionFacts, toService } from '#lib/booking/to-service.ts';
import { translationState } from '#loaders/language/translated-files.ts';
import { translateEntry } from '#lib/language/translation.ts';
import { serviceSchema } from '#schemas/service.ts';
import { wordTreeOf } from '#schemas/word-tree.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { need } from './read-entries.ts';

const words = wordTreeOf(serviceSchema);

function readService(file: string, tag: string): Service {
  const path = `content/services/${file}`;
  const english = serviceSchema.parse(parse(readFileSync(path, 'utf8')));
  const entry = translateEntry(words, english, translationState(path, tag)?.translation ?? {});
  return toService(file.replace('.yaml', ''), entry);
}

const loaded = new Map<string, Service[]>();

/** All services of the real content, as the pages of a language get them. Read once, because many test files ask for them. */
export function loadServices(tag = 'en'): Service[] {
  const files = () => globSync('!(_*|*.*).yaml', { cwd: 'content/services' });
  const services = loaded.get(tag) ?? shareOptionFacts(files().map((file) => readService(file, tag)));
  loaded.set(tag, services);
  return services;
}

/** One service of the real content. */
export const loadService = (id: string): Service =>
  need(
    loadServices().find((service) => service.id === id),
    `content/services/${id}.yaml`,
  );

/** The ids of the services whose calendar comes from a stand-in. */
export function standInCalendars(): string[] {
  const { calendars } = readSiteSettings('tests/stand-ins/site.yaml').thirdParties.scheduling;
  return loadServices().flatMap(({ id }) => (calendars[id]?.includes('.localhost') ? [id] : []));
}

/** What listLines() needs of an option. On a page, read-lines.ts reads it from the HTML. */
export const toPriced = ({ id, price, set }: Option): Priced => ({
  id,
  price,
  testIds: set?.tests.map((test) => test.id),
  people: set?.people,
});
