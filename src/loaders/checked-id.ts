import { existsSync } from 'node:fs';
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
