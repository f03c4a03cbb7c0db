import type * as z from 'zod';
import { KINDS } from '../../src/schemas/kinds.ts';
import { isFileKind } from '../../src/schemas/kind.ts';
import { toJsonSchema } from '../../src/lib/json-schema.ts';

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
  text: `${JSON.stringify(toJsonSchema(schema, name), null, 2)}\n`,
});

/** The JSON Schemas of every kind of entry, made from the zod schemas that the build uses. */
export function listSchemas(): KeptSchema[] {
  return KINDS.flatMap((kind): KeptSchema[] => {
    const name = kind.path.replace('content/', '');
    if (kind.schemas && Array.isArray(kind.names))
      return [...kind.schemas].map(([id, schema]) =>
        kept(`${name}/${id}`, `${kind.path}/${id}.yaml`, schema),
      );
    if (isFileKind(kind)) return [kept(name.replace(/\.\w+$/, ''), kind.path, kind.schema)];
    const [extension = ''] = kind.extensions;
    return [kept(name, `${kind.path}/**/*${extension}`, kind.schema)];
  });
}
