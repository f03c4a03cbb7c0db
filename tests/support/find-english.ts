import { isTag, isText, type Element, type ParentNode } from 'domhandler';
import { readContent } from '#content-check/check-content.ts';
import type { CheckedEntry } from '#content-check/content.ts';
import { leavesOf } from '#content-check/fields/field-path.ts';
import { placesOf } from '#lib/language/word-places.ts';
import { initialsOf } from '#lib/page/woven-strip.ts';
import { schemaOf, wordTreeOf } from '#schemas/word-tree.ts';
import { findUntouched } from './pseudo-language.ts';

/* What is left of English where all is said in the language that nobody speaks (pseudo-language.ts). */

// What is said of an element, of a page, and in a field before somebody writes there.
const SAID = ['alt', 'aria-label', 'placeholder', 'title'];
const isSaid = ({ name, attribs }: Element) =>
  name === 'meta' &&
  /^(?:description|og:(?:title|description|site_name))$/.test(attribs['name'] ?? attribs['property'] ?? '');

/** Everything a page says below an element, but what stands in a third language. */
export function listTexts(part: ParentNode, tag: string): string[] {
  const texts = part.children.flatMap((child) => {
    if (isText(child)) return [child.data];
    if (!isTag(child) || /^(?:script|style|template)$/.test(child.name)) return [];
    if (![tag, 'en'].includes(child.attribs['lang'] ?? tag)) return [];
    const said = SAID.map((name) => child.attribs[name] ?? '');
    return [...said, isSaid(child) ? (child.attribs['content'] ?? '') : '', ...listTexts(child, tag)];
  });
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** The texts of an entry that no translation may hold: names, addresses, links. What stands in tags of MDX is not made up either. */
function factsOf({ kind, id, value, text }: CheckedEntry): string[] {
  const words = [...placesOf(wordTreeOf(schemaOf(kind, id)), value)].filter(({ isFixed }) => !isFixed);
  const translated = new Set(words.map(({ path }) => path.join('\n')));
  const facts = [...leavesOf(value)].flatMap(([leaf, path]) =>
    typeof leaf === 'string' && !translated.has(path.join('\n')) ? [leaf] : [],
  );
  const { name } = (value ?? {}) as { name?: unknown };
  // What stands in place of a picture of somebody.
  const initials = typeof name === 'string' && facts.includes(name) ? [initialsOf(name)] : [];
  return [...facts, ...initials, ...Array.from(text.matchAll(/ \w+="([^"]+)"/g), ([, said = '']) => said)];
}

/** A name where it is no part of a word. */
const whole = (name: string) =>
  new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'gu');

// Signs of money and of the clock, the hosts of the stand-ins, names that other companies gave themselves, and the towns on the drawn map.
const SIGNS =
  /GH₵|(?<=\d)[ap]m(?!\p{L})|(?<!\p{L})(?:EST|Instagram|Facebook|Twitter|YouTube|LinkedIn|Accra|Tamale)(?!\p{L})|[\w.-]*localhost(?::\d+)?|[\w-]+\.example/gu;

/** Tells whether a text has English words beside the names in the project's content. */
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
