import type { Site } from '../../schemas/site.ts';
import { dialable } from '../contact/contact-methods.ts';
import { isConfigured } from '../security/third-parties.ts';
import { isoMoment } from '../time/dates.ts';
import { listClosures, openingHoursOf, type Closure } from '../time/opening-hours.ts';
import { isPublic } from '../publish/public-days.ts';

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
  const organisationId = `${url}/#organisation`;
  const { instagram, facebook, twitter, youtube, linkedin } = links;
  const profiles = [instagram, facebook, twitter, youtube, linkedin].filter(isConfigured);
  const closures = listClosures(clinic.closures, now).filter((closure) => isPublic(closure, now));
  const contact = { url, email, telephone: dialable(phone), image: `${url}/social-card.png` };
  return [
    {
      '@type': 'NGO',
      '@id': organisationId,
      name,
      legalName,
      description,
      ...contact,
      logo: `${url}/icon-512.png`,
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@type': 'MedicalClinic',
      '@id': `${url}/#clinic`,
      name: clinic.name,
      ...contact,
      parentOrganization: { '@id': organisationId },
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
