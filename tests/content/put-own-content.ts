import { cpSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts the tests' own content into the project in the folder `root`, so that editors' changes do not affect the tests. The templates,
 * and our interface texts in English, are those of content/.
 */
export function putOwnContent(root: string): void {
  const content = join(root, 'content');
  rmSync(content, { recursive: true, force: true });
  cpSync('tests/fixtures/content', content, { recursive: true });
  for (const file of ['content/interface/en.yaml', ...globSync('content/**/_template.*')])
    cpSync(file, join(root, file));
}
