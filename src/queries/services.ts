import { getEntry } from 'astro:content';
import { toPesewas } from '#lib/money.ts';
import type { Service } from '#lib/service.ts';
import { slugOf } from '#lib/slug.ts';
import type { ServiceEntry } from '../schemas/service.ts';

export type ServiceId = 'lab-services' | 'mobile-van' | 'telehealth';

/** One service: `service` for the picker, `words` as the editors wrote them. Prices become pesewas. */
export async function getService(id: ServiceId): Promise<{ service: Service; words: ServiceEntry }> {
  const entry = await getEntry('services', id);
  if (!entry) throw new Error(`content/services/${id}.yaml is missing`);
  const words = entry.data;
  const categories = words.categories.map(({ name, options }) => ({
    name,
    options: options.map((option) => ({
      id: slugOf(option.name),
      name: option.name,
      price: toPesewas(option.price),
    })),
  }));
  const { title, subheader, emptyMessage, schedulingButton, messageSubject } = words;
  return { service: { id, title, subheader, emptyMessage, schedulingButton, messageSubject, categories }, words };
}
