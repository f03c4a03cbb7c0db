/**
 * `npm run schemas` writes the JSON Schemas with which VS Code completes and checks content (git ignores them), and copies the keys
 * of content/interface/en.yaml to src/schemas/interface-keys.ts. Run it once after cloning if you use VS Code, and after you change
 * src/schemas/, or a key or comment in content/interface/en.yaml.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { KEYS_FILE, formatKeys, listSchemas, SCHEMA_FOLDER } from './schemas/list-schemas.ts';

// A schema that is no longer listed must not stay.
rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
for (const { path, text } of listSchemas()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

writeFileSync(KEYS_FILE, await formatKeys());
