import * as z from 'zod';
import { KINDS } from '../../src/schemas/kinds.ts';
import { isFileKind, type Kind } from '../../src/schemas/kind.ts';
import { translationSchema, wordsOf } from '../../src/schemas/words.ts';

export const SCHEMA_FOLDER = '.vscode/schemas';

type Json = Record<string, unknown>;
interface Check {
  _zod: { def: { format?: string; error?: (issue: object) => unknown } };
}

/** The sentence of a schema for a text of the wrong form, so that the editor's tool says the same as the check. */
function patternMessage(schema: z.core.$ZodType): string | undefined {
  const { checks = [] } = schema._zod.def as unknown as { checks?: readonly Check[] };
  const regex = checks.find(({ _zod }) => _zod.def.format === 'regex');
  const message = regex?._zod.def.error?.({});
  return typeof message === 'string' ? message : undefined;
}

/**
 * A zod schema as the JSON Schema of what editors write: fields with a default may be left out. What only code can check
 * (the calendar, sums, other files) is not in it; `npm run check:content` says that.
 */
function toJsonSchema(schema: z.ZodType, title: string): Json {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const message = jsonSchema.pattern && patternMessage(zodSchema);
      if (message) (jsonSchema as Json)['patternErrorMessage'] = message;
    },
  });
  // The dialect that editors' tools know best.
  return { ...json, $schema: 'http://json-schema.org/draft-07/schema#', title };
}

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
  text: `${JSON.stringify(toJsonSchema(schema, name), null, 2)}\n`,
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
    .map(({ name, glob, schema }) => ({ name, glob: inOtherLanguages(glob), words: wordsOf(schema) }))
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
