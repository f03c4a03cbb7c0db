import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { toService } from '#lib/to-service.ts';
import type { Service } from '#lib/service.ts';
import { serviceSchema } from '../../src/schemas/service.ts';

/** A service from the real content, as the pages get it. */
export function loadService(id: string): Service {
  return toService(id, serviceSchema.parse(parse(readFileSync(`content/services/${id}.yaml`, 'utf8'))));
}

/** All services of the real content. */
export const loadServices = (): Service[] =>
  globSync('[!_]*.yaml', { cwd: 'content/services' }).map((file) => loadService(file.replace('.yaml', '')));
