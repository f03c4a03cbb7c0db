import { isConfigured } from '../configured.ts';
import type { JsonLd } from '../json-ld.ts';
import { organisationId } from './organisation-json-ld.ts';

interface Facts {
  name: string;
  position: string;
  /** The profile on another site; '' when there is none. */
  linkedin: string;
}

interface Context {
  site: { name: string; url: string };
  /** The whole addresses of the person's page and picture. */
  address: string;
  picture?: string | undefined;
  /** Whether the organisation is where they work. */
  isOurs: boolean;
}

/** Somebody of the organisation, or a judge of its competition (schema.org/Person). */
export function personJsonLd(person: Facts, { site, address, picture, isOurs }: Context): JsonLd {
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
