import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Reads the items of a list in one file, and numbers them: a collection has no order of its own. */
export function listLoader(path: string) {
  return (): { id: string; order: number }[] => {
    const items = parse(readFileSync(path, 'utf8')) as { id: string }[];
    return items.map((item, order) => ({ ...item, order }));
  };
}
