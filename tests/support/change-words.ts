import { readFileSync, writeFileSync } from 'node:fs';
import { isScalar, parseDocument, visit } from 'yaml';

// Placeholders in braces, and e-mail addresses.
const NOT_WORDS = /(\{[^{}]*\}|\S+@\S+)/;
const change = (text: string) =>
  text
    .split(NOT_WORDS)
    .map((part) => (NOT_WORDS.test(part) ? part : part.replaceAll(/(?<=[a-z]{2})[a-z]\b/gi, '')))
    .join('');

/**
 * Removes the last letter of every word of more than two letters in the interface texts: 'Clear selection' becomes 'Clea selectio'.
 * No text becomes longer, so pages do not grow. The names of months and days stay, because they belong to the language.
 */
export function changeWords(file: string): void {
  const words = parseDocument(readFileSync(file, 'utf8'));
  visit(words, {
    Pair: (_, { key }) => (isScalar(key) && key.value === 'dates' ? visit.SKIP : undefined),
    Scalar: (key, node) => {
      if (key === 'value' && typeof node.value === 'string') node.value = change(node.value);
    },
  });
  writeFileSync(file, words.toString({ lineWidth: 0 }));
}

/**
 * Removes the last letter of the first word in every text of a page or form. With more changes, the texts would compress worse.
 * Then the service worker, which contains some of these texts, would be too large. Texts begin with a capital letter. Ids,
 * addresses and settings do not, so they stay.
 */
export function changeFirstWords(file: string): void {
  const fields = parseDocument(readFileSync(file, 'utf8'));
  visit(fields, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string')
        node.value = node.value.replace(/^(\p{Lu}[a-z]+)[a-z]\b/u, '$1');
    },
  });
  writeFileSync(file, fields.toString({ lineWidth: 0 }));
}
