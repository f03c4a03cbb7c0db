import type { Entry } from '../../src/content-check/content.ts';

export interface OutsideLink {
  address: string;
  /** As in content/team/m1.md:4. */
  place: string;
}

type Found = [address: string, path: PropertyKey[]];

function listFields(value: unknown, path: PropertyKey[] = []): Found[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [[value, path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each, index) => listFields(each, [...path, index]));
  return Object.entries(value).flatMap(([key, each]) => listFields(each, [...path, key]));
}

/** Every address on another site that the fields and the text of an entry name. */
export function listOutsideLinks({ file, value, body, locate }: Entry): OutsideLink[] {
  const inText = body.links.filter(({ target }) => /^https?:/.test(target));
  return [
    ...listFields(value).map(([address, path]) => ({ address, place: `${file}:${locate(path).line}` })),
    ...inText.map(({ target, line }) => ({ address: target, place: `${file}:${line}` })),
  ];
}
