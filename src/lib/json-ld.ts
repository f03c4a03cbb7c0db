export type JsonLd = { '@type': string } & Record<string, unknown>;

/** Structured data as the text of a script element. `<` is escaped, so that no title can close the element. */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
