import { existsSync } from 'node:fs';
import * as z from 'zod';
import { KINDS } from '#schemas/kinds.ts';
import { isFileKind, type Kind } from '#schemas/kind.ts';
import type { Site } from '../../schemas/site.ts';
import { makeForm, toName, toWords, type Form, type Format } from './make-form.ts';

/** Fields of which an entry has one, and is listed by it. */
const TITLES = ['title', 'name', 'question', 'details'];

export interface FormConfig {
  config: Record<string, unknown>;
  formats: Format[];
}

/** The forms of a kind with a file for each entry: new ones can be begun in each of its folders. */
function makeFolders(kind: Kind) {
  const folders = kind.folders?.map((name) => `${kind.path}/${name}`) ?? [kind.path];
  return folders.map((folder) => {
    const form = makeForm(kind, kind.schema, folder);
    const title = form.fields.find(({ name }) => TITLES.includes(name))?.name;
    return {
      ...form,
      folder,
      create: true,
      identifier_field: title,
      summary: `{{${title ?? 'slug'}}} ({{slug}})`,
      filter: { field: '_role', value: 'entry' },
      slug: { template: '{{slug}}', editable: true },
      extension: form.format.extension,
    };
  });
}

const makeFile = (kind: Kind, schema: z.ZodType, path: string) => ({
  ...makeForm(kind, schema, path),
  file: path,
});

/** The editor knows formats by their names. */
const byName = ({ format, ...form }: Form) => ({ ...form, format: format.name });

const isObject = (schema: z.ZodType) => schema instanceof z.ZodObject;

/** The forms for all that can be changed in a form, made from the schemas that the build uses. */
export function makeFormConfig({
  repository,
  url,
  name,
}: Pick<Site, 'repository' | 'url' | 'name'>): FormConfig {
  const { origin, hostname, pathname } = new URL(repository);
  const folders = KINDS.filter((kind) => !isFileKind(kind) && !Array.isArray(kind.names)).flatMap(
    makeFolders,
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
        ...folders.map(byName),
        ...groups.map((group) => ({ ...group, files: group.files.map(byName) })),
      ],
    },
    formats: [...folders, ...groups.flatMap(({ files }) => files)].map(({ format }) => format),
  };
}
