import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '../../../scripts/lib/run-command.ts';
import { copyProject } from '../../content/copy-project.ts';
import { putOwnContent } from '../../content/put-own-content.ts';

const header = '---\ntitle: A\nsummary: B\ndate: 02/16/2026\ncategory: News\nvisible: true\n---\n\n';

test('a build that content/ stops says the mistake first', async () => {
  using project = copyProject();
  putOwnContent(project.root);
  writeFileSync(join(project.root, 'content/articles/904.mdx'), `${header}{1}`);
  const { code, output } = await runScript(['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: project.root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^content\/ has 1 mistake:\n\ncontent\/articles\/904.mdx:9:1 curly brackets are code/,
  );
});
