import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const read = (name: string): unknown => parse(readFileSync(`tests/fixtures/searches/${name}.yaml`, 'utf8'));

/** The searches that people type, each with its expected answer. */
export const readSearches = <Answer>(name: 'names' | 'everyday' | 'french' | 'visit') =>
  Object.entries(read(name) as Record<string, Answer>);

/** Searches for what the clinic does not offer. */
export const notOffered = read('not-offered') as string[];

/** Searches of people in danger or ill, by the language of the page. */
export const readByLanguage = (name: 'danger' | 'symptoms') => read(name) as Record<'en' | 'fr', string[]>;
