import { isTag, isText, type Element, type ParentNode } from 'domhandler';
import { readContent } from '#content-check/check-content.ts';
import type { CheckedEntry } from '#content-check/content.ts';
import { leavesOf } from '#content-check/fields/field-path.ts';
import { placesOf } from '#lib/language/word-places.ts';
import { initialsOf } from '#lib/page/woven-strip.ts';
import { schemaOf, wordTreeOf } from '#schemas/word-tree.ts';
import { findUntouched } from './pseudo-language.ts';

/* The English left on a page in the pseudo-language (pseudo-language.ts). */

// Text alternatives, the page's description, and placeholders of fields.
const SAID = ['alt', 'aria-label', 'placeholder', 'title'];
const isTyped = ({ name, attribs }: Element) =>
  name === 'meta' &&
  /^(?:description|og:(?:title|description|site_name))$/.test(attribs['name'] ?? attribs['property'] ?? '');

/** All text below an element, except what is in a third language. */
export function listTexts(part: ParentNode, tag: string): string[] {
  const texts = part.children.flatMap((child) => {
    if (isText(child)) return [child.data];
    if (!isTag(child) || /^(?:script|style|template)$/.test(child.name)) return [];
    if (![tag, 'en'].includes(child.attribs['lang'] ?? tag)) return [];
    const said = SAID.map((name) => child.attribs[name] ?? '');
    return [...said, isTyped(child) ? (child.attribs['content'] ?? '') : '', ...listTexts(child, tag)];
  });
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** The texts of an entry that a translation cannot contain: names, addresses, links. MDX tags stay English too. */
function factsOf({ kind, id, value, text }: CheckedEntry): string[] {
  const words = [...placesOf(wordTreeOf(schemaOf(kind, id)), value)].filter(({ isFixed }) => !isFixed);
  const translated = new Set(words.map(({ path }) => path.join('\n')));
  const facts = [...leavesOf(value)].flatMap(([leaf, path]) =>
    typeof leaf === 'string' && !translated.has(path.join('\n')) ? [leaf] : [],
  );
  const { name } = (value ?? {}) as { name?: unknown };
  // The text in place of a person's picture.
  const initials = typeof name === 'string' && facts.includes(name) ? [initialsOf(name)] : [];
  return [...facts, ...initials, ...Array.from(text.matchAll(/ \w+="([^"]+)"/g), ([, said = '']) => said)];
}

/** A name, not as a part of a word. */
const whole = (name: string) =>
  new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'gu');

// Signs of money and time, the hosts of the stand-ins, other companies' names, and the towns on the drawn map.
const SIGNS =
  /GH₵|(?<=\d)[ap]m(?!\p{L})|(?<!\p{L})(?:EST|Instagram|Facebook|Twitter|YouTube|LinkedIn|Accra|Tamale)(?!\p{L})|[\w.-]*localhost(?::\d+)?|[\w-]+\.example/gu;

/** Returns a function that says whether a text has English words besides the names in the project's content. */
export async function createEnglishFinder(): Promise<(text: string) => boolean> {
  const { entries } = await readContent(process.cwd());
  const names = [...new Set(entries.flatMap(factsOf))]
    .filter((text) => /\p{L}/u.test(text))
    .toSorted((a, b) => b.length - a.length);
  const isEnglish = (text: string) => findUntouched(text.replaceAll(SIGNS, ' ')).length > 0;
  const withoutNames = (text: string) =>
    names.reduce((rest, name) => (rest.includes(name) ? rest.replace(whole(name), ' ') : rest), text);
  return (text) => isEnglish(text) && isEnglish(withoutNames(text));
}
