import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findOldName } from '../../scripts/launch/find-old-name.ts';

test('an organisation that takes the site over finds every file that has the old name, however it is written', async () => {
  const root = await mkdtemp(join(tmpdir(), 'old-name-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const files = {
    'wrangler.jsonc': '{\n  // The host knows the site by it.\n  "name": "old-charity-website"\n}\n',
    'content/pages/donate.yaml':
      'title: Donate\nintro: Old Charity thanks you\nend: Write to help@oldcharity.example\n',
    'content/site.yaml': 'name: New Charity\n',
    'src/lib/name.ts': '// Old Charity\n',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  expect(findOldName('Old Charity', root).map(({ text, isBlocking }) => [text, isBlocking])).toEqual([
    ['content/pages/donate.yaml:2, and in 1 more', true],
    ['wrangler.jsonc:3', true],
  ]);
  expect(findOldName('Older Charity', root)).toEqual([]);
});
