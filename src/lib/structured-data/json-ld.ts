export type JsonLd = { '@type': string } & Record<string, unknown>;

/**
 * Structured data as the text of a script element; several things stand side by side in it. `<` is escaped, so that no
 * title can close the element.
 */
export function jsonLdText(data: JsonLd | readonly JsonLd[]): string {
  const content = Array.isArray(data) ? { '@graph': data } : data;
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll('<', '\\u003c');
}

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

/** Questions with their answers, which may hold the simple HTML of the page (schema.org/FAQPage). */
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
