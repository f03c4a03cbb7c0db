import type { JsonLd } from '../json-ld.ts';
import { optionsOf, type Service } from '../service.ts';
import { clinicId } from './organisation-json-ld.ts';

interface Context {
  description: string;
  site: { url: string; clinic: { name: string } };
}

/** Cedis of a price in pesewas, as schema.org writes money: '12.50'. */
const cedis = (pesewas: number) => (pesewas / 100).toFixed(2);

/** A service with the price of each of its options, in Ghana cedis (schema.org/Service). */
export function serviceJsonLd(service: Service, { description, site }: Context): JsonLd {
  return {
    '@type': 'Service',
    name: service.title,
    description,
    url: `${site.url}/${service.id}`,
    areaServed: { '@type': 'Country', name: 'Ghana' },
    provider: { '@type': 'MedicalClinic', '@id': clinicId(site.url), name: site.clinic.name },
    offers: optionsOf(service).map(({ name, price }) => ({
      '@type': 'Offer',
      name,
      price: cedis(price),
      priceCurrency: 'GHS',
    })),
  };
}
