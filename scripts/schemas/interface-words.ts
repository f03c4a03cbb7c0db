import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { readYaml } from '../../src/content-check/yaml/read-yaml.ts';
import { interfaceSchemaWith } from '../../src/schemas/interface.ts';
import { INTERFACE_FILE } from '../../src/schemas/kind.ts';
import { translationSchema, wordTreeOf } from '../../src/schemas/word-tree.ts';
import { toJsonSchema, type JsonSchema } from './json-schema.ts';

export const KEYS_FILE = 'src/schemas/interface-keys.ts';

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

/** Each group and text is described by its comment in the English file. */
export function makeInterfaceSchema(name: string): JsonSchema {
  const json = toJsonSchema(translationSchema(wordTreeOf(interfaceSchemaWith(keys))), name);
  for (const [group, schema] of Object.entries(json.properties ?? {})) {
    // Properties that are not groups, such as `from`, have descriptions already.
    if (!(group in keys)) continue;
    schema.description = remarkAt([group])?.trim();
    for (const [key, wordSchema] of Object.entries(schema.properties ?? {}))
      wordSchema.description = remarkAt([group, key])?.trim();
  }
  return json;
}
