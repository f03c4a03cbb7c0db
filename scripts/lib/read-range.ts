export type ByteRange = { first: number; last: number };

/**
 * The one part of a body of `length` bytes that a Range header asks for. Undefined: send all of it (no range, several, or
 * not understood). 'none': the part lies outside.
 */
export function readRange(header: string | undefined, length: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first > last ? 'none' : { first, last };
}
