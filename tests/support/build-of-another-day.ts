import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findAll, readPage, textOf } from '../../src/lib/page-tree.ts';
import { hashOf } from '../../src/lib/policy.ts';

const hashed = /^(.+)\.([\w-]{8})\.(js|css)$/;

/**
 * Copies a build to `to` as it would be after any change to the code: every hashed script has another name, in its folder and
 * wherever it is named, and the title of each page says so: "(today)".
 */
export async function buildOfAnotherDay(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const names = new Map<string, string>();
  for (const name of await readdir(join(to, '_astro'))) {
    const [, start, hash = '', end] = hashed.exec(name) ?? [];
    if (start !== undefined) names.set(name, `${start}.${[...hash].reverse().join('')}.${end}`);
  }
  const all = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const renamed = (text: string) => text.replaceAll(all, (name) => names.get(name) ?? name);
  for (const name of await readdir(to, { recursive: true })) {
    const file = join(to, name);
    if (name.endsWith('.html')) {
      const html = await readFile(file, 'utf8');
      const now = renamed(html).replace('</title>', ' (today)</title>');
      const listHashes = (page: string) =>
        findAll('script', readPage(page)).map((each) => hashOf(textOf(each)));
      const before = listHashes(html);
      const after = listHashes(now);
      await writeFile(
        file,
        before.reduce((text, hash, index) => text.replaceAll(hash, after[index] ?? ''), now),
      );
    } else if (name.endsWith('.js')) await writeFile(file, renamed(await readFile(file, 'utf8')));
  }
  for (const [old, now] of names) await rename(join(to, '_astro', old), join(to, '_astro', now));
}
