import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readContent } from '#content-check/check-content.ts';
import { KEYS_FILE, formatKeys, listSchemas } from '../../scripts/schemas/list-schemas.ts';

const schemas = listSchemas();
const read = (path: string) => readFileSync(path, 'utf8');
const settings = JSON.parse(read('.vscode/settings.json')) as {
  'yaml.schemas': Record<string, string | string[]>;
};
const schemaByGlob = new Map(
  schemas.map(({ glob, text }) => [glob, z.fromJSONSchema(JSON.parse(text) as z.core.JSONSchema.BaseSchema)]),
);
const schemaOf = (glob: string) => {
  const schema = schemaByGlob.get(glob);
  if (!schema) throw new Error(`${glob} has no schema`);
  return schema;
};

test('the keys of the interface texts are those of content/interface/en.yaml', async () => {
  expect(read(KEYS_FILE) === (await formatKeys()), `${KEYS_FILE}: run npm run schemas`).toBe(true);
});

describe('a developer who writes content in VS Code', () => {
  test('gets help in the YAML files of content/', () => {
    // The setting is for YAML only, not for the header block of Markdown.
    const ofYaml = schemas.filter(({ glob }) => glob.endsWith('.yaml'));
    const listed = Object.entries(settings['yaml.schemas']).map(([path, globs]) => [path, [globs].flat()[0]]);
    expect(Object.fromEntries(listed), 'list the same files in .vscode/settings.json').toEqual(
      Object.fromEntries(ofYaml.map(({ path, glob }) => [`./${path}`, glob])),
    );
    // The schema of a folder is not for the translations in it.
    expect(settings['yaml.schemas']['./.vscode/schemas/services.json']).toEqual([
      'content/services/**/*.yaml',
      '!content/services/**/*.*.yaml',
    ]);
  });

  test('sees nothing underlined in any entry or YAML translation', async () => {
    const { entries, translations } = await readContent(process.cwd());
    for (const { file, kind, id } of translations.filter((each) => each.file.endsWith('.yaml'))) {
      const glob = [
        `${kind.path}/**/*.*.yaml`,
        `${kind.path}/${id}.*.yaml`,
        kind.path.replace('.yaml', '.*.yaml'),
        // The interface has one schema for all languages.
        `${kind.path}/**/*.yaml`,
      ].find((each) => schemas.some((schema) => schema.glob === each));
      expect(schemaOf(glob ?? '').safeParse(parse(read(file))).error, file).toBeUndefined();
    }
    for (const { file } of entries) {
      const { glob = '' } =
        schemas.find((each) => each.glob === file) ??
        schemas.find((each) => file.startsWith(`${each.glob.split('/*')[0] ?? ''}/`)) ??
        {};
      const header = /\.mdx?$/.test(file)
        ? (/^---\n([\s\S]*?)\n---/.exec(read(file))?.[1] ?? '')
        : read(file);
      expect(schemaOf(glob).safeParse(parse(header)).error, file).toBeUndefined();
    }
  });

  test('sees a misspelt field or a wrong value underlined', () => {
    const community = { name: 'Mampong', lat: 7, lng: -1 };
    const schema = schemaOf('content/communities/**/*.yaml');
    expect(schema.safeParse(community).success).toBe(true);
    expect(schema.safeParse({ ...community, populaton: 200 }).success).toBe(false);
    expect(schema.safeParse({ ...community, population: 'many' }).success).toBe(false);
    // VS Code shows this message at a wrong phone number.
    const site = schemas.find(({ glob }) => glob === 'content/site.yaml')?.text;
    expect(site).toContain('write the number with its country code');
  });
});
