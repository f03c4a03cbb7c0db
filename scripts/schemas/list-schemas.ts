import type * as z from 'zod';
import { KINDS } from '../../src/schemas/kinds.ts';
import { isFileKind, type Kind } from '../../src/schemas/kind.ts';
import { translationSchema, wordTreeOf } from '../../src/schemas/word-tree.ts';
import { describeInterface } from './interface-words.ts';
import { toJsonSchema } from './json-schema.ts';

export const SCHEMA_FOLDER = '.vscode/schemas';

/** A JSON Schema to be kept, and the files of content/ that it is for. */
interface KeptSchema {
  /** As in .vscode/schemas/services.json. */
  path: string;
  /** As in content/services/*.yaml. */
  glob: string;
  text: string;
}

const kept = (name: string, glob: string, schema: z.ZodType): KeptSchema => ({
  path: `${SCHEMA_FOLDER}/${name}.json`,
  glob,
  text: `${JSON.stringify(name === 'interface' ? describeInterface(name) : toJsonSchema(schema, name), null, 2)}\n`,
});

/** The files of one kind that have a schema: their name in the folder of schemas, and a glob for them. */
const listKept = (kind: Kind): { name: string; glob: string; schema: z.ZodType }[] => {
  const { path, schema, schemas, names, extensions } = kind;
  const name = path.replace('content/', '');
  if (schemas && Array.isArray(names))
    return [...schemas].map(([id, own]) => ({
      name: `${name}/${id}`,
      glob: `${path}/${id}.yaml`,
      schema: own,
    }));
  if (isFileKind(kind)) return [{ name: name.replace(/\.\w+$/, ''), glob: path, schema }];
  return [{ name, glob: `${path}/**/*${extensions[0] ?? ''}`, schema }];
};

/** content/site.*.yaml of content/site.yaml: the files with its words in other languages. */
const inOtherLanguages = (glob: string) => glob.replace(/(\.\w+)$/, '.*$1');

/** The JSON Schemas of every kind of entry, and of what is translated, made from the zod schemas that the build uses. */
export function listSchemas(): KeptSchema[] {
  const all = KINDS.flatMap(listKept);
  const translated = KINDS.filter(({ name }) => name !== 'interface')
    .flatMap(listKept)
    .filter(({ glob }) => glob.endsWith('.yaml'))
    .map(({ name, glob, schema }) => ({ name, glob: inOtherLanguages(glob), words: wordTreeOf(schema) }))
    .filter(({ words }) => words.type !== 'group' || words.fields.size > 0);
  return [
    ...all.map(({ name, glob, schema }) => kept(name, glob, schema)),
    ...translated.map(({ name, glob, words }) =>
      kept(`translations/${name}`, glob, translationSchema(words)),
    ),
  ];
}

/** For which files VS Code takes each schema: a folder's is not for the translations in it. */
export const listFilesBySchema = (): Record<string, string | string[]> =>
  Object.fromEntries(
    listSchemas()
      .filter(({ glob }) => glob.endsWith('.yaml'))
      .map(({ path, glob }) => [
        `./${path}`,
        glob.endsWith('/*.yaml') ? [glob, `!${inOtherLanguages(glob)}`] : glob,
      ]),
  );
