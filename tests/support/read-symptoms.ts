import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { symptomSchema, type SymptomEntry } from '#schemas/symptom.ts';

/** The entries of content/symptoms.yaml, as editors wrote them. */
export const readSymptoms = (): SymptomEntry[] =>
  z.array(symptomSchema).parse(parse(readFileSync('content/symptoms.yaml', 'utf8')));
