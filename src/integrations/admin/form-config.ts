import { existsSync } from 'node:fs';
import * as z from 'zod';
import { KINDS } from '#schemas/kinds.ts';
import { isFileKind, type Kind } from '#schemas/kind.ts';
import type { Site } from '../../schemas/site.ts';
import { makeForm, toName, toWords, type Format } from './make-form.ts';

export interface FormConfig {
  config: Record<string, unknown>;
  formats: Format[];
}

function makeCollections(kind: Kind): { collection: object; format: Format }[] {
  const folders = kind.folders?.map((name) => `${kind.path}/${name}`) ?? [kind.path];
  return folders.map((folder) => {
    const { format, fields } = makeForm(kind, kind.schema, folder);
    const title = fields.find(({ name }) => ['title', 'name', 'question', 'details'].includes(name))?.name;
    const collection = {
      name: toName(folder),
      label: toWords(folder),
      folder,
      create: true,
      identifier_field: title,
      summary: `{{${title ?? 'slug'}}} ({{slug}})`,
      filter: { field: '_role', value: 'entry' },
      slug: { template: '{{slug}}', editable: true },
      extension: format.extension,
      format: format.name,
      fields,
    };
    return { collection, format };
  });
}

function makeFile(kind: Kind, schema: z.ZodType, path: string): { file: object; format: Format } {
  const { format, fields } = makeForm(kind, schema, path);
  return {
    file: { name: toName(path), label: toWords(path), file: path, format: format.name, fields },
    format,
  };
}

const isObject = (schema: z.ZodType) => schema instanceof z.ZodObject;

/** The forms for all that can be changed in a form, made from the schemas that the build uses. */
export function makeFormConfig({
  repository,
  url,
  name,
}: Pick<Site, 'repository' | 'url' | 'name'>): FormConfig {
  const { origin, hostname, pathname } = new URL(repository);
  const folders = KINDS.filter((kind) => !isFileKind(kind) && !Array.isArray(kind.names)).flatMap(
    makeCollections,
  );
  const groups = KINDS.filter((kind) => !isFileKind(kind) && Array.isArray(kind.names)).map((kind) => {
    const files = (kind.names as readonly string[])
      .map((id) => ({ id, path: `${kind.path}/${id}.yaml` }))
      .filter(({ path }) => existsSync(path))
      .map(({ id, path }) => makeFile(kind, kind.schemas?.get(id) ?? kind.schema, path));
    return { name: toName(kind.path), label: toWords(kind.path), files };
  });
  const single = KINDS.filter(
    (kind) => isFileKind(kind) && isObject(kind.schema) && kind.path.endsWith('.yaml'),
  );
  groups.push({
    name: 'settings',
    label: 'Settings',
    files: single.map((kind) => makeFile(kind, kind.schema, kind.path)),
  });
  return {
    config: {
      load_config_file: false,
      backend: {
        name: 'github',
        repo: pathname.slice(1),
        branch: 'main',
        auth_methods: ['token'],
        ...(hostname === 'github.com' ? {} : { api_root: `${origin}/api/v3` }),
      },
      publish_mode: 'editorial_workflow',
      site_url: url,
      app_title: name,
      media_folder: 'content',
      collections: [
        ...folders.map(({ collection }) => collection),
        ...groups.map((group) => ({ ...group, files: group.files.map(({ file }) => file) })),
      ],
    },
    formats: [
      ...folders.map(({ format }) => format),
      ...groups.flatMap(({ files }) => files.map(({ format }) => format)),
    ],
  };
}
