import { glob, type Loader } from 'astro/loaders';
import { basename, dirname } from 'node:path';
import { isFileKind, type Kind } from '#schemas/kind.ts';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { slugOf } from '#lib/ids.ts';

interface Entry {
  /** The file's path below `base`. */
  entry: string;
  base: URL;
}

/**
 * Makes the ids of one folder of content, and stops the build with a sentence when two files would have the same id:
 * Astro lets an identical copy vanish silently. This hook is the one place that sees every file, cached or not.
 */
export function checkedId(folder: string): (entry: Entry) => string {
  const files = new Map<string, URL>();
  return ({ entry, base }) => {
    const name = `content/${folder}/${entry}`;
    const file = new URL(encodeURI(entry), base);
    const path = entry.replace(/\.[^./]+$/, '').replace(/\/index$/, '');
    const id = path.split('/').map(slugOf).join('/');

    const other = files.get(id);
    if (other && other.href !== file.href && existsSync(other)) {
      const otherName = decodeURI(other.href.slice(base.href.length));
      throw new Error(
        `${name} and content/${folder}/${otherName} would have one address: rename one of them`,
      );
    }
    files.set(id, file);
    return id;
  };
}

/** Reads the files of a kind. Names that begin with _ are templates and are never published. */
export function fileLoader({ path, extensions }: Pick<Kind, 'path' | 'extensions'>): Loader {
  const [folder, name] = [dirname(path), basename(path)];
  if (isFileKind({ path })) return glob({ base: `./${folder}`, pattern: name });
  const pattern = extensions.map((extension) => `**/[^_]*${extension}`);
  return glob({ base: `./${path}`, pattern, generateId: checkedId(name) });
}

/** Reads the items of a list in one file, and numbers them: a collection has no order of its own. */
export function listLoader(path: string) {
  return (): { id: string; order: number }[] => {
    const items = parse(readFileSync(path, 'utf8')) as { id: string }[];
    return items.map((item, order) => ({ ...item, order }));
  };
}
