import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import * as z from 'zod';
import { readYaml } from '../../src/content-check/yaml/read-yaml.ts';
import { interfaceSchemaWith } from '../../src/schemas/interface.ts';
import { INTERFACE_FILE, isFileKind, type Kind } from '../../src/schemas/kind.ts';
import { KINDS } from '../../src/schemas/kinds.ts';
import { translationSchema, wordTreeOf } from '../../src/schemas/word-tree.ts';

export const SCHEMA_FOLDER = '.vscode/schemas';
export const KEYS_FILE = 'src/schemas/interface-keys.ts';

interface SchemaFile {
  /** Such as .vscode/schemas/services.json. */
  path: string;
  /** A file, such as content/site.yaml, or a pattern, such as content/site.*.yaml for its translations. */
  glob: string;
  text: string;
}

interface JsonSchema {
  [field: string]: unknown;
  description?: string | undefined;
  properties?: Record<string, JsonSchema>;
}

const { data, remarkAt } = readYaml(readFileSync(INTERFACE_FILE, 'utf8'));
// The keys of each group, such as 'back chosen missing#'. The key of a text that depends on a number gets a `#`.
const keys = Object.fromEntries(
  Object.entries(data as Record<string, object>).map(([group, words]) => [
    group,
    Object.entries(words)
      .map(([key, word]) => (typeof word === 'string' ? key : `${key}#`))
      .join(' '),
  ]),
);

/** The text of KEYS_FILE. */
export async function formatKeys(): Promise<string> {
  const origin = `Written by \`npm run schemas\` from ${INTERFACE_FILE}.`;
  const comment = `/** ${origin} The text of a key with # depends on a number. */`;
  const text = `${comment}\nexport const KEYS = ${JSON.stringify(keys)} as const;`;
  return format(text, { ...(await resolveConfig(KEYS_FILE)), filepath: KEYS_FILE });
}

/** Each group and text of the interface is described by its comment in the English file. */
function describeInterface({ properties = {} }: JsonSchema): void {
  for (const [group, schema] of Object.entries(properties)) {
    // Properties that are not groups, such as `from`, have descriptions already.
    if (!(group in keys)) continue;
    schema.description = remarkAt([group])?.trim();
    for (const [key, wordSchema] of Object.entries(schema.properties ?? {}))
      wordSchema.description = remarkAt([group, key])?.trim();
  }
}

/**
 * The JSON Schema of what editors write: they may leave out fields with a default. JSON Schema cannot contain rules that need code.
 * The content check and the build apply those.
 */
function makeSchemaFile(name: string, glob: string, schema: z.ZodType): SchemaFile {
  // VS Code supports draft 7 best.
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
  if (name === 'interface') describeInterface(json as JsonSchema);
  const text = `${JSON.stringify({ ...json, title: name }, null, 2)}\n`;
  return { path: `${SCHEMA_FOLDER}/${name}.json`, glob, text };
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
  // The interface texts have one schema for all languages.
  if (kind.name === 'interface')
    return [
      { name, glob: `${path}/**/*.yaml`, schema: translationSchema(wordTreeOf(interfaceSchemaWith(keys))) },
    ];
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
