import { globSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { markScriptEnd } from '#lib/security/shared-script.ts';

/**
 * Adds the ending of markScriptEnd() to every script, so that the service worker recognises complete scripts (src/worker/whole.ts).
 * Scripts of shareScript() already have this ending.
 */
export async function markScripts(dir: URL): Promise<void> {
  for (const path of globSync('{_astro,scripts}/*.js', { cwd: fileURLToPath(dir) })) {
    const file = new URL(path, dir);
    const text = await readFile(file, 'utf8');
    const ending = markScriptEnd('', path);
    if (!text.endsWith(ending)) await appendFile(file, ending);
  }
}
