import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { readYaml } from '../../src/content-check/yaml/read-yaml.ts';
import { translatedInterface } from '../../src/schemas/interface.ts';
import { toJsonSchema, type JsonSchema } from './json-schema.ts';

const ENGLISH_FILE = 'content/interface/en.yaml';
export const KEYS_FILE = 'src/schemas/interface-keys.ts';

const { data, remarkAt } = readYaml(readFileSync(ENGLISH_FILE, 'utf8'));
const keys = Object.fromEntries(
  Object.entries(data as Record<string, object>).map(([group, words]) => [
    group,
    Object.entries(words)
      .map(([key, word]) => (typeof word === 'string' ? key : `${key}#`))
      .join(' '),
  ]),
);

/** The text of interface-keys.ts, from which TypeScript and the content check know every key. A `#` marks a plural. */
export async function writeKeys(): Promise<string> {
  const text = `/** Written by \`npm run schemas\` from ${ENGLISH_FILE}. */\nexport const KEYS = ${JSON.stringify(keys)} as const;`;
  return format(text, { ...(await resolveConfig(KEYS_FILE)), filepath: KEYS_FILE });
}

/** The JSON Schema of the files in content/interface. The description of each word is its comment in the English file. */
export function describeInterface(name: string): JsonSchema {
  const json = toJsonSchema(translatedInterface(keys), name);
  for (const [group, schema] of Object.entries(json.properties ?? {}).filter(([group]) => group in keys)) {
    schema.description = remarkAt([group])?.trim();
    for (const [key, word] of Object.entries(schema.properties ?? {}))
      word.description = remarkAt([group, key])?.trim();
  }
  return json;
}
