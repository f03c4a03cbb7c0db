import type { ServiceEntry } from '../schemas/service.ts';
import { toPesewas } from './money.ts';
import type { Service } from './service.ts';
import { slugOf } from './ids.ts';

/** A service as editors wrote it, as the picker needs it: ids for the options, prices in pesewas. */
export function toService(id: string, entry: ServiceEntry): Service {
  const { title, subheader, emptyMessage, schedulingButton, messageSubject } = entry;
  const categories = entry.categories.map(({ name, options }) => ({
    name,
    options: options.map((option) => ({
      id: slugOf(option.name),
      name: option.name,
      price: toPesewas(option.price),
    })),
  }));
  return { id, title, subheader, emptyMessage, schedulingButton, messageSubject, categories };
}
