import { validEntries, type CheckedEntry } from '../../src/content-check/content.ts';
import type { Service } from '../../src/lib/booking/service.ts';
import { shareOptionFacts, toService } from '../../src/lib/booking/to-service.ts';
import type { PricedService } from './price-messages.ts';

/** Sorted by `order`, as on the site. */
export function listPricedServices(entries: readonly CheckedEntry[], now: number): PricedService[] {
  const sorted = validEntries(entries, 'services').toSorted((a, b) => a.value.order - b.value.order);
  const services = shareOptionFacts(sorted.map(({ entry, value }) => toService(entry.id, value, now)));
  // `services` has one item for each item of `sorted`, in the same order.
  return sorted.map(({ value }, index) => ({ service: services[index] as Service, entry: value }));
}
