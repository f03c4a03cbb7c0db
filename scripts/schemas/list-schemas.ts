import type * as z from 'zod';
import { KINDS } from '../../src/schemas/kinds.ts';
import { isFileKind, type Kind } from '../../src/schemas/kind.ts';
import { translationSchema, wordTreeOf } from '../../src/schemas/word-tree.ts';
import { makeInterfaceSchema } from './interface-words.ts';
import { toJsonSchema } from './json-schema.ts';

export const SCHEMA_FOLDER = '.vscode/schemas';

interface SchemaFile {
  /** Such as .vscode/schemas/services.json. */
  path: string;
  /** A file, such as content/site.yaml, or a pattern, such as content/site.*.yaml for its translations. */
  glob: string;
  text: string;
}

function makeSchemaFile(name: string, glob: string, schema: z.ZodType): SchemaFile {
  // The interface texts have one schema for all languages, with descriptions from the English file.
  const json = name === 'interface' ? makeInterfaceSchema(name) : toJsonSchema(schema, name);
  return { path: `${SCHEMA_FOLDER}/${name}.json`, glob, text: `${JSON.stringify(json, null, 2)}\n` };
}

const listSchemasOf = (kind: Kind): { name: string; glob: string; schema: z.ZodType }[] => {
  const { path, schemas, names, extensions } = kind;
  const name = path.replace('content/', '');
  // As in content/pages: each file has a schema of its own.
  if (schemas && Array.isArray(names))
    return Array.from(schemas, ([id, schema]) => ({
      name: `${name}/${id}`,
      glob: `${path}/${id}.yaml`,
      schema,
    }));
  if (isFileKind(kind)) return [{ name: name.replace(/\.\w+$/, ''), glob: path, schema: kind.schema }];
  return [{ name, glob: `${path}/**/*${extensions[0] ?? ''}`, schema: kind.schema }];
};

/** content/site.*.yaml for content/site.yaml. */
const translationGlob = (glob: string) => glob.replace(/(\.\w+)$/, '.*$1');

export function listSchemas(): SchemaFile[] {
  const translated = KINDS.filter(({ name }) => name !== 'interface')
    .flatMap(listSchemasOf)
    .filter(({ glob }) => glob.endsWith('.yaml'))
    .map(({ name, glob, schema }) => ({ name, glob: translationGlob(glob), words: wordTreeOf(schema) }))
    // A file with nothing to translate has no translations.
    .filter(({ words }) => words.type !== 'group' || words.fields.size > 0);
  return [
    ...KINDS.flatMap(listSchemasOf).map(({ name, glob, schema }) => makeSchemaFile(name, glob, schema)),
    ...translated.map(({ name, glob, words }) =>
      makeSchemaFile(`translations/${name}`, glob, translationSchema(words)),
    ),
  ];
}
