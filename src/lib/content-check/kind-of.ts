import type { Kind } from './kind.ts';
import { KINDS } from './kinds.ts';

export const isFileKind = ({ path }: Kind) => /\.\w+$/.test(path);

/** The kind of entry that lies in the folder of a file, or is that file. */
export function kindOf(file: string): Kind | undefined {
  return KINDS.find(({ path }) => path === file) ?? KINDS.find(({ path }) => file.startsWith(`${path}/`));
}

/** 'booking/payment' for content/faqs/booking/payment.md: the id of an entry within its kind. */
export function idOf(file: string, { path }: Kind): string {
  return file.slice(path.length + 1).replace(/\.[^./]+$/, '');
}
