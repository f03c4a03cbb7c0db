import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findAll, readPage, readText } from '../../src/lib/page/html-tree.ts';
import { hashOf } from '../../src/lib/security/content-policy.ts';

const hashed = /^(.+)\.([\w-]{8})\.(js|css)$/;

/**
 * Copies a build, as if the code had changed. Every script and style with a hash in its name gets another name, and the pages link
 * to the new names. Each page title ends in "(today)".
 */
export async function copyAsOtherBuild(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const names = new Map<string, string>();
  for (const name of await readdir(join(to, '_astro'))) {
    const [, start, hash = '', end] = hashed.exec(name) ?? [];
    if (start !== undefined) names.set(name, `${start}.${[...hash].reverse().join('')}.${end}`);
  }
  const oldNames = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const renameAll = (text: string) => text.replaceAll(oldNames, (name) => names.get(name) ?? name);
  const files = await readdir(to, { recursive: true });
  // Pages contain hashes of scripts (security policy and `integrity`). This map has each script's new hash by its old hash.
  const newHashes = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.js')).map((name) => join(to, name))) {
    const text = await readFile(file, 'utf8');
    newHashes.set(hashOf(text), hashOf(renameAll(text)));
    await writeFile(file, renameAll(text));
  }
  for (const name of files) {
    const file = join(to, name);
    if (name.endsWith('.html')) {
      const old = await readFile(file, 'utf8');
      const html = old.replace(/sha256-[\w+/=]{44}/g, (hash) => newHashes.get(hash) ?? hash);
      const now = renameAll(html).replace('</title>', ' (today)</title>');
      const listHashes = (page: string) =>
        findAll('script', readPage(page)).map((each) => hashOf(readText(each)));
      const before = listHashes(html);
      const after = listHashes(now);
      await writeFile(
        file,
        before.reduce((text, hash, index) => text.replaceAll(hash, after[index] ?? ''), now),
      );
    }
  }
  for (const [old, now] of names) await rename(join(to, '_astro', old), join(to, '_astro', now));
}
