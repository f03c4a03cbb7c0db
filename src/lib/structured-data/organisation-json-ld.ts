import type { Site } from '../../schemas/site.ts';
import { isConfigured } from '../configured.ts';
import type { JsonLd } from './json-ld.ts';
import { optionsOf, type Service } from '../service.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const PART = /^(\w+)(?: to (\w+))?, (\d{1,2})(?::(\d\d))?(am|pm) to (\d{1,2})(?::(\d\d))?(am|pm) GMT$/;

function clock(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/**
 * Opening hours as schema.org writes them ('Mo-Fr 08:00-17:00', Ghana's own time), from the sentence that visitors read:
 * 'Monday to Friday, 8:00am to 5:00pm GMT; Saturday, 9:00am to 1:00pm GMT'. None when any part of it says something else:
 * a search engine had better know nothing than something wrong.
 */
export function openingHours(sentence: string): string[] {
  const parts = sentence.split('; ').map((part) => {
    const [, first = '', last = first, ...times] = PART.exec(part) ?? [];
    const days = [...new Set([first, last])];
    if (!days.every((day) => DAYS.includes(day))) return null;
    const [fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = times;
    const hours = `${clock(fromHour, fromMinute, fromHalf)}-${clock(toHour, toMinute, toHalf)}`;
    return `${days.map((day) => day.slice(0, 2)).join('-')} ${hours}`;
  });
  const understood = parts.filter((part) => part !== null);
  return understood.length === parts.length ? understood : [];
}

type Known = Pick<
  Site,
  'name' | 'legalName' | 'url' | 'description' | 'phone' | 'email' | 'clinic' | 'links'
>;

/** How other pages name the two, so that each is described once, on the home page. */
const organisationId = (url: string) => `${url}/#organisation`;
const clinicId = (url: string) => `${url}/#clinic`;

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

interface Facts {
  name: string;
  position: string;
  /** The profile on another site; '' when there is none. */
  linkedin: string;
}

interface PersonContext {
  site: { name: string; url: string };
  /** The whole addresses of the person's page and picture. */
  address: string;
  picture?: string | undefined;
  /** Whether the organisation is where they work. */
  isOurs: boolean;
}

/** Somebody of the organisation, or a judge of its competition (schema.org/Person). */
export function personJsonLd(person: Facts, { site, address, picture, isOurs }: PersonContext): JsonLd {
  const { name, position, linkedin } = person;
  return {
    '@type': 'Person',
    name,
    jobTitle: position,
    url: address,
    ...(isOurs && {
      worksFor: { '@type': 'NGO', '@id': organisationId(site.url), name: site.name },
    }),
    ...(picture && { image: picture }),
    ...(isConfigured(linkedin) && { sameAs: linkedin }),
  };
}

interface ServiceContext {
  description: string;
  site: { url: string; clinic: { name: string } };
}

/** Cedis of a price in pesewas, as schema.org writes money: '12.50'. */
const cedis = (pesewas: number) => (pesewas / 100).toFixed(2);

/** A service with the price of each of its options, in Ghana cedis (schema.org/Service). */
export function serviceJsonLd(service: Service, { description, site }: ServiceContext): JsonLd {
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
