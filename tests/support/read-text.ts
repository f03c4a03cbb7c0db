import type { CheckedEntry } from '#content-check/content.ts';
import { readEntry } from '#content-check/read-entry.ts';
import { kindOf } from '#schemas/kinds.ts';

/** The entry that the content check makes of this text. */
export function readText(file: string, text: string): CheckedEntry {
  const kind = kindOf(file);
  if (!kind) throw new Error(`${file} is of no kind`);
  return readEntry(file, Buffer.from(text), kind);
}
