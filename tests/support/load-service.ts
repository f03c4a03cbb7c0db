import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { shareWords, toService, type Service } from '#lib/service.ts';
import { serviceSchema } from '../../src/schemas/service.ts';
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
