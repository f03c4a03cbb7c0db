import type { JsonLd } from '../json-ld.ts';

/** A page of this site; `address` is whole. */
interface Step {
  title: string;
  address: string;
}

/** The way to a page, from the most general to the page itself (schema.org/BreadcrumbList). */
export function breadcrumbJsonLd(steps: readonly Step[]): JsonLd {
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
