/**
 * `npm run schemas`: writes the JSON Schemas by which VS Code completes and underlines content, and the keys of content/interface/en.yaml. Run
 * it after a change of src/schemas/, or of those keys and their remarks.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { KEYS_FILE, writeKeys } from './schemas/interface-words.ts';
import { listFilesBySchema, listSchemas, SCHEMA_FOLDER } from './schemas/list-schemas.ts';

rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
for (const { path, text } of listSchemas()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

writeFileSync(KEYS_FILE, await writeKeys());

const SETTINGS = '.vscode/settings.json';
const settings = JSON.parse(readFileSync(SETTINGS, 'utf8')) as Record<string, unknown>;
settings['yaml.schemas'] = listFilesBySchema();
writeFileSync(SETTINGS, `${JSON.stringify(settings, null, 2)}\n`);
