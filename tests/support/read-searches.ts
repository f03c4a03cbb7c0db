import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const read = (name: string): unknown => parse(readFileSync(`tests/fixtures/searches/${name}.yaml`, 'utf8'));

/** What people type in a search, each with what answers it. */
export const readSearches = <Answer>(name: 'danger' | 'symptoms' | 'names' | 'everyday' | 'french') =>
  Object.entries(read(name) as Record<string, Answer>);

/** What people look for that the clinic does not do. */
export const notOffered = read('not-offered') as string[];
