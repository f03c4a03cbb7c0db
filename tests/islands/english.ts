import * as site from '#words';
import { lookUpWords, type Values } from '../support/look-up-words.ts';

/**
 * An interface text in English, such as `english('picker.total', { total: 'GH₵ 50.00' })`. For tests in a browser. Tests in Node.js
 * use `english` from tests/support/languages.ts.
 */
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
