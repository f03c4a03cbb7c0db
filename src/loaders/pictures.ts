import type * as z from 'zod';
import { BESIDE_ENTRIES } from '#lib/events/event-pictures.ts';
import { isListOrRecord } from '#lib/is-record.ts';

const STORED = /^Event-Images\//;

/**
 * The value of an entry, with each picture instead of its path: the schemas check paths, and Astro's `image` has the pictures. `storage`
 * is the address of the host of stored pictures, or BESIDE_ENTRIES.
 */
export function addPictures(value: unknown, image: () => z.ZodType, storage: string): unknown {
  const toPicture = (path: string) => {
    const address = path.replace(STORED, `${storage}/$&`);
    return STORED.test(path) && storage !== BESIDE_ENTRIES ? address : image().parse(address);
  };
  const add = (part: unknown): unknown => {
    if (!isListOrRecord(part)) return part;
    if (Array.isArray(part)) return part.map(add);
    const { file, alt } = part;
    const added = Object.fromEntries(Object.entries(part).map(([key, each]) => [key, add(each)]));
    return typeof file === 'string' && alt !== undefined ? { ...added, file: toPicture(file) } : added;
  };
  return add(value);
}
