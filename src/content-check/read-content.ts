import { globSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachOf } from '#lib/each-of.ts';
import { kindOf } from '#schemas/kinds.ts';
import { isEntry, isIgnored, PICTURE } from './check-files.ts';
import type { Content, Entry } from './content.ts';
import { checkPicture } from './pictures/check-pictures.ts';
import { readEntry } from './read-entry.ts';

function listFiles(root: string, folder: string): { file: string; isLink: boolean }[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const file = `${folder}/${item.name}`;
    if (item.isDirectory()) return listFiles(root, file);
    return [{ file, isLink: item.isSymbolicLink() }];
  });
}

async function findBadPictures(root: string, files: readonly string[]): Promise<Map<string, string>> {
  const bad = new Map<string, string>();
  const pictures = files.filter((file) => PICTURE.test(file) && !isIgnored(file));
  await eachOf(pictures, async (file) => {
    const bytes = lstatSync(join(root, file)).size > 50_000_000 ? null : readFileSync(join(root, file));
    const fault = bytes
      ? await checkPicture(file, bytes)
      : 'the picture is far too large. Upload a smaller one';
    if (fault) bad.set(file, fault);
  });
  return bad;
}

/** Reads all of content/ below `root`. Nothing in it is run. */
export async function readContent(root: string): Promise<Content> {
  const found = listFiles(root, 'content');
  const links = found.filter(({ isLink }) => isLink).map(({ file }) => file);
  const files = found.filter(({ isLink }) => !isLink).map(({ file }) => file);
  const entries = files.flatMap((file): Entry[] => {
    const kind = kindOf(file);
    return kind && isEntry(file) ? [readEntry(file, readFileSync(join(root, file)), kind)] : [];
  });
  const templates = files.flatMap((file): [string, Entry][] => {
    const kind = /\/_template\.\w+$/.test(file) ? kindOf(file) : undefined;
    return kind ? [[kind.path, readEntry(file, readFileSync(join(root, file)), kind)]] : [];
  });
  const badPictures = await findBadPictures(root, files);
  for (const file of links) badPictures.set(file, 'this is a link to another file. Put the file itself here');
  return {
    entries,
    templates: new Map(templates),
    files: new Set(files),
    badPictures,
    pages: globSync('**/*.{astro,ts}', { cwd: join(root, 'src/pages') }),
  };
}
