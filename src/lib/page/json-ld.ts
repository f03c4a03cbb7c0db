import type { Site } from '../../schemas/site.ts';
import { dialable } from '../contact/contact-methods.ts';
import { isConfigured } from '../security/third-parties.ts';
import { isoMoment } from '../time/dates.ts';
import { listClosures, openingHoursOf, type Closure } from '../time/opening-hours.ts';
import { isPublic } from '../publish/public-days.ts';
import { optionsOf, shownPriceOf, type Service } from '../booking/service.ts';

export type JsonLd = { '@type': string } & Record<string, unknown>;

/** JSON-LD for a script element. `<` is escaped, so that no title can close the element. */
export function jsonLdText(data: JsonLd | readonly JsonLd[]): string {
  const content = Array.isArray(data) ? { '@graph': data } : data;
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll('<', '\\u003c');
}

/** The steps from the most general page to the page itself; each `address` contains the host (schema.org/BreadcrumbList). */
export function breadcrumbJsonLd(steps: readonly { title: string; address: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: { '@id': address },
    })),
  };
}

/** Questions with their answers, which may be HTML (schema.org/FAQPage). */
export function faqJsonLd(faqs: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Identifiers by which service and team pages name the organisation and the clinic. Only the home page describes both in full. */
const organisationId = (url: string) => `${url}/#organisation`;
const clinicId = (url: string) => `${url}/#clinic`;

const isoDay = (moment: number) => isoMoment(moment, false);

/** Opening and closing at 00:00 mean closed (schema.org/specialOpeningHoursSpecification). */
const specialHours = ({ first, last }: Closure) => ({
  '@type': 'OpeningHoursSpecification',
  opens: '00:00',
  closes: '00:00',
  validFrom: isoDay(first),
  validThrough: isoDay(last),
});

/** The organisation and its clinic (schema.org/NGO, schema.org/MedicalClinic). */
export function organisationJsonLd(site: Site, now: number): JsonLd[] {
  const { name, legalName, url, description, phone, email, clinic, links } = site;
  const { instagram, facebook, twitter, youtube, linkedin } = links;
  const profiles = [instagram, facebook, twitter, youtube, linkedin].filter(isConfigured);
  const closures = listClosures(clinic.closures, now).filter((closure) => isPublic(closure, now));
  const contact = { url, email, telephone: dialable(phone), image: `${url}/social-card.png` };
  return [
    {
      '@type': 'NGO',
      '@id': organisationId(url),
      name,
      legalName,
      description,
      ...contact,
      logo: `${url}/icon-512.png`,
      ...(profiles.length > 0 && { sameAs: profiles }),
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
      openingHours: openingHoursOf(clinic.hours),
      ...(closures.length > 0 && { specialOpeningHoursSpecification: closures.map(specialHours) }),
      paymentAccepted: clinic.payment,
      currenciesAccepted: 'GHS',
    },
  ];
}

interface PersonContext {
  site: { name: string; url: string };
  /** `address` and `picture` contain the host. */
  address: string;
  picture?: string | undefined;
  isTeamMember: boolean;
}

/** A team member, or a judge of the competition (schema.org/Person). `linkedin` is '' when the person has no profile there. */
export function personJsonLd(
  { name, position, linkedin }: { name: string; position: string; linkedin: string },
  { site, address, picture, isTeamMember }: PersonContext,
): JsonLd {
  return {
    '@type': 'Person',
    name,
    jobTitle: position,
    url: address,
    ...(isTeamMember && {
      worksFor: { '@type': 'NGO', '@id': organisationId(site.url), name: site.name },
    }),
    ...(picture && { image: picture }),
    ...(isConfigured(linkedin) && { sameAs: linkedin }),
  };
}

/** A service with its options (schema.org/Service). The prices in `service` are pesewas, and those in the JSON-LD are cedis. */
export function serviceJsonLd(
  service: Service,
  { description, site }: { description: string; site: Site },
): JsonLd {
  return {
    '@type': 'Service',
    name: service.title,
    description,
    url: `${site.url}/${service.id}`,
    areaServed: { '@type': 'Country', name: site.clinic.country },
    provider: { '@type': 'MedicalClinic', '@id': clinicId(site.url), name: site.clinic.name },
    offers: optionsOf(service).flatMap((option) => {
      const price = shownPriceOf(option);
      if (price === undefined) return [];
      const { name, translatedName = name, unavailable } = option;
      return {
        '@type': 'Offer',
        name: translatedName,
        price: (price / 100).toFixed(2),
        priceCurrency: 'GHS',
        ...(unavailable && { availability: 'https://schema.org/OutOfStock' }),
      };
    }),
  };
}
