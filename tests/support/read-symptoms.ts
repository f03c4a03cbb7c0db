import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { need } from './read-entries.ts';
import { symptomSchema, type SymptomEntry } from '#schemas/symptom.ts';

/** The entries of content/symptoms.yaml, as editors wrote them. */
export const readSymptoms = (): SymptomEntry[] =>
  z.array(symptomSchema).parse(parse(readFileSync('content/symptoms.yaml', 'utf8')));

/** The first phrase of the first entry of a kind; a slash stands between words of which one is enough. */
export const phraseOf = (
  kind: SymptomEntry['kind'],
  field: 'words' | 'possible' = 'words',
  tag = 'en',
): string => {
  const texts = readSymptoms()
    .filter((entry) => entry.kind === kind)
    .flatMap((entry) => entry[field]?.[tag] ?? []);
  return need(texts[0], `a phrase of ${kind}`).replace(/\/[^ ]*/g, '');
};
