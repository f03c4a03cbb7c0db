import type { ServiceEntry } from '#schemas/service.ts';
import type { Site } from '#schemas/site.ts';
import { type Content, problemAt, validEntries } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import type { Problem } from '../problem.ts';
import { listOptions } from './list-options.ts';

/** Each gift of content/site.yaml is the price of a test, so the test must be in that price list. */
export function* checkGifts({ entries }: Content): Generator<Problem> {
  const services = validEntries<ServiceEntry>(entries, 'content/services');
  for (const { entry, value } of validEntries<Site>(entries, 'content/site.yaml')) {
    for (const [index, { service, option }] of value.giving.amounts.entries()) {
      // Its own mistakes come first.
      if (entries.some(({ kind, id, value: read }) => kind.name === 'services' && id === service && !read))
        continue;
      const path = ['giving', 'amounts', index];
      const list = services.find((each) => each.entry.id === service);
      const ids = list ? listOptions(list.entry, list.value).map(({ id }) => id) : [];
      if (!list) {
        const known = services.map((each) => each.entry.id);
        const message = `there is no price list "${service}".${didYouMean(service, known)} Write one of ${known.join(', ')}`;
        yield problemAt(entry, [...path, 'service'], message);
      } else if (!ids.includes(option)) {
        const message = `${service} has no test "${option}".${didYouMean(option, ids)} Write its name in small letters, with hyphens`;
        yield problemAt(entry, [...path, 'option'], message);
      }
    }
  }
}
