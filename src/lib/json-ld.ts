export type JsonLd = { '@type': string } & Record<string, unknown>;

/**
 * Structured data as the text of a script element; several things stand side by side in it. `<` is escaped, so that no
 * title can close the element.
 */
export function jsonLdText(data: JsonLd | readonly JsonLd[]): string {
  const content = Array.isArray(data) ? { '@graph': data } : data;
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll('<', '\\u003c');
}
