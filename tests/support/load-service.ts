import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { shareWords, toService, type Service } from '#lib/booking/service.ts';
import { serviceSchema } from '../../src/schemas/service.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { need } from './read-entries.ts';

const readService = (file: string) =>
  toService(
    file.replace('.yaml', ''),
    serviceSchema.parse(parse(readFileSync(`content/services/${file}`, 'utf8'))),
  );

/** All services of the real content, as the pages get them. */
export const loadServices = (): Service[] =>
  shareWords(globSync('!(_*|*.*).yaml', { cwd: 'content/services' }).map(readService));

/** One of them. */
export const loadService = (id: string): Service =>
  need(
    loadServices().find((service) => service.id === id),
    `content/services/${id}.yaml`,
  );

/** The ids of those whose calendar is a stand-in's. */
export function standInCalendars(): string[] {
  const { calendars } = readSiteSettings('tests/stand-ins/site.yaml').thirdParties.scheduling;
  return loadServices().flatMap(({ id }) => (calendars[id]?.includes('.localhost') ? [id] : []));
}
