import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseDocument } from 'yaml';
import type { Service } from '../../src/lib/booking/service.ts';
import { shareOptionFacts, toService } from '../../src/lib/booking/to-service.ts';
import { serviceSchema } from '../../src/schemas/service.ts';
import type { PricedService } from './price-messages.ts';

/** Sorted by `order`. If a file has mistakes, throws an error with the file's name. */
export function readPricedServices(now: number): PricedService[] {
  // The pattern leaves out templates and translations.
  const entries = globSync('content/services/!(_*|*.*).yaml').map((file) => {
    const yaml = parseDocument(readFileSync(file, 'utf8'));
    const fields: unknown = yaml.errors.length > 0 ? undefined : yaml.toJS();
    const { data, success } = serviceSchema.safeParse(fields);
    if (!success) throw new Error(`${file} has mistakes. Run npm run check:content and correct them first`);
    return { id: basename(file, '.yaml'), entry: data };
  });
  const sorted = entries.toSorted((a, b) => a.entry.order - b.entry.order);
  const services = shareOptionFacts(sorted.map(({ id, entry }) => toService(id, entry, now)));
  // `services` has one item for each item of `sorted`, in the same order.
  return sorted.map(({ entry }, index) => ({ service: services[index] as Service, entry }));
}
