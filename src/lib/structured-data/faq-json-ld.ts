import type { JsonLd } from '../json-ld.ts';

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
