import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type * as z from 'zod';
import { collections } from '#schemas/collections.ts';

/** The kinds that are one YAML file, apart from site.yaml. They are no collections of Astro, which would lose the order of a list. */
export const SINGLE_FILES = [
  'languages',
  'figures',
  'navigation',
  'symptoms',
  'eventProgramme',
  'coming',
] as const;
export type SingleFile = (typeof SINGLE_FILES)[number];
type Data<Name extends SingleFile> = z.output<(typeof collections)[Name]['schema']>;

/** The data of a file such as content/figures.yaml, in English. */
export function readSingleFile<Name extends SingleFile>(name: Name): Data<Name> {
  const { path, schema } = collections[name];
  // The cast: TypeScript knows only the union of all schemas here, not the schema of this name.
  return schema.parse(parse(readFileSync(path, 'utf8'))) as Data<Name>;
}
