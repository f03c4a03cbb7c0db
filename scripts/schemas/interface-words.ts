import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { readYaml } from '../../src/content-check/yaml/read-yaml.ts';
import { translatedInterface } from '../../src/schemas/interface.ts';
import { toJsonSchema } from './json-schema.ts';

/* What is read off content/interface/en.yaml: which words the site has, and where each is said. */

const ENGLISH = 'content/interface/en.yaml';
export const KEYS_FILE = 'src/schemas/interface-keys.ts';

const { data, remarkAt } = readYaml(readFileSync(ENGLISH, 'utf8'));
const keys = Object.fromEntries(
  Object.entries(data as Record<string, object>).map(([group, words]) => [
    group,
    Object.entries(words)
      .map(([key, word]) => (typeof word === 'string' ? key : `${key}#`))
      .join(' '),
  ]),
);

/** The text of interface-keys.ts: TypeScript knows each word by it, and the check finds a key that an editor has lost. */
export async function writeKeys(): Promise<string> {
  const text = `/** Written by \`npm run schemas\` from ${ENGLISH}. */\nexport const KEYS = ${JSON.stringify(keys)} as const;`;
  return format(text, { ...(await resolveConfig(KEYS_FILE)), filepath: KEYS_FILE });
}

interface Node {
  description?: string | undefined;
  properties?: Record<string, Node>;
}

/** The JSON Schema of the files of content/interface: each word with its remark in English. */
export function describeInterface(name: string): Node {
  const json: Node = toJsonSchema(translatedInterface(keys), name);
  for (const [group, node] of Object.entries(json.properties ?? {}).filter(([name]) => name in keys)) {
    node.description = remarkAt([group])?.trim();
    for (const [key, word] of Object.entries(node.properties ?? {}))
      word.description = remarkAt([group, key])?.trim();
  }
  return json;
}
