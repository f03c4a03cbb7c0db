import type { Site } from '../../schemas/site.ts';
import { isConfigured } from '../configured.ts';
import type { JsonLd } from '../json-ld.ts';
import { openingHours } from './opening-hours.ts';

type Known = Pick<
  Site,
  'name' | 'legalName' | 'url' | 'description' | 'phone' | 'email' | 'clinic' | 'links'
>;

/** How other pages name the two, so that each is described once, on the home page. */
export const organisationId = (url: string) => `${url}/#organisation`;
export const clinicId = (url: string) => `${url}/#clinic`;

/** The organisation and its clinic, as search engines and maps read them (schema.org/NGO, schema.org/MedicalClinic). */
export function organisationJsonLd(site: Known): JsonLd[] {
  const { name, legalName, url, description, phone, email, clinic, links } = site;
  const { instagram, facebook, twitter, youtube, linkedin } = links;
  const pages = [instagram, facebook, twitter, youtube, linkedin].filter(isConfigured);
  const hours = openingHours(clinic.hours);
  const contact = { url, email, telephone: phone, image: `${url}/social-card.png` };
  return [
    {
      '@type': 'NGO',
      '@id': organisationId(url),
      name,
      legalName,
      description,
      ...contact,
      logo: `${url}/icon-512.png`,
      ...(pages.length > 0 && { sameAs: pages }),
    },
    {
      '@type': 'MedicalClinic',
      '@id': clinicId(url),
      name: clinic.name,
      ...contact,
      parentOrganization: { '@id': organisationId(url) },
      address: {
        '@type': 'PostalAddress',
        streetAddress: clinic.place,
        addressLocality: clinic.city,
        addressRegion: clinic.region,
        addressCountry: 'GH',
      },
      geo: { '@type': 'GeoCoordinates', latitude: clinic.latitude, longitude: clinic.longitude },
      ...(hours.length > 0 && { openingHours: hours }),
      paymentAccepted: clinic.payment,
      currenciesAccepted: 'GHS',
    },
  ];
}
