import { getEntry } from 'astro:content';
import type { Service } from '#lib/service.ts';
import { toService } from '#lib/to-service.ts';
import type { ServiceEntry } from '../schemas/service.ts';

export type ServiceId = 'lab-services' | 'mobile-van' | 'telehealth';

/** One service: `service` for the picker, `words` as the editors wrote them. */
export async function getService(id: ServiceId): Promise<{ service: Service; words: ServiceEntry }> {
  const entry = await getEntry('services', id);
  if (!entry) throw new Error(`content/services/${id}.yaml is missing`);
  return { service: toService(id, entry.data), words: entry.data };
}
