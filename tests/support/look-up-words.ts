import { fill, plural } from '#lib/placeholders.ts';
import type { Counted } from '#schemas/interface.ts';

interface Tree {
  [key: string]: string | Tree | undefined;
}
export type Values = Readonly<Record<string, string | number>>;

/** The text of a key, such as `picker.total`, filled with `values`. `values.count` chooses singular or plural. */
export function lookUpWords(words: object, key: string, values: Values = {}): string | undefined {
  const found = key
    .split('.')
    .reduce<Tree | string | undefined>((tree, part) => (tree as Tree)?.[part], words as Tree);
  if (found === undefined || typeof found === 'string') return found && fill(found, values);
  const count = Number(values['count']);
  return fill(plural(found as Counted, count, 'en', values['count']), values);
}

/** Matches a text that contains all these pieces of text in this order. */
export const inOrder = (...words: string[]): RegExp =>
  new RegExp(words.map((each) => each.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'), 's');
