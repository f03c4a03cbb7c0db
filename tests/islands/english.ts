import * as site from '#words';
import { lookUpWords, type Values } from '../support/look-up-words.ts';

/** An interface text: `english('picker.total', { total: 'GH₵ 50.00' })`. tests/support/languages.ts has one for Node.js. */
export function english(key: string, values?: Values): string {
  const [group = '', ...rest] = key.split('.');
  const words = lookUpWords(
    (site as unknown as Record<string, object>)[`${group}Words`] ?? {},
    rest.join('.'),
    values,
  );
  if (words === undefined) throw new Error(`The site has no words ${key}`);
  return words;
}
