import type * as z from 'zod';
import { isListOrRecord } from '#lib/is-record.ts';

const STORED = /^Event-Images\//;

/**
 * The value of an entry, with each picture instead of its path: the schemas check paths, and Astro's `image` has the pictures. `storage`
 * is the address of the host of stored pictures, or BESIDE_ENTRIES. Throws if that host does not have a picture. For pictures in
 * content/events, the content check reports this mistake.
 */
export async function addPictures(value: unknown, image: () => z.ZodType, storage: string): Promise<unknown> {
  if (!isListOrRecord(value)) return value;
  const add = (part: unknown) => addPictures(part, image, storage);
  if (Array.isArray(value)) return Promise.all(value.map(add));
  const { file, alt } = value;
  const parts = Object.entries(value).map(async ([key, part]) => [key, await add(part)] as const);
  const added = Object.fromEntries(await Promise.all(parts));
  if (typeof file !== 'string' || alt === undefined) return added;
  const address = file.replace(STORED, `${storage}/$&`);
  if (!URL.canParse(address)) return { ...added, file: image().parse(address) };
  if (await hasStoredPicture(address)) return { ...added, file: address };
  throw new Error(`there is no ${address}. Write a smaller count, or add the picture`);
}

/**
 * If the host does not answer, the result is true: that is not the editor's mistake, and the build may have the picture in its
 * cache. If the cache does not have it, the build stops and names the address.
 */
async function hasStoredPicture(address: string): Promise<boolean> {
  const request = { method: 'HEAD', signal: AbortSignal.timeout(10_000) };
  const answer = await fetch(address, request).catch(() => null);
  // Some storage answers 403 instead of 404 for a file that does not exist.
  return answer === null || ![403, 404, 410].includes(answer.status);
}
