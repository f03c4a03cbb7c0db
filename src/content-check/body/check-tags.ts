import { EDITOR_COMPONENTS, type EditorComponent, LANGUAGE_TAG } from '#lib/news/editor-components.ts';
import { type Node, nodeText } from '#lib/page/markdown-tree.ts';
import { didYouMean, findNearestName } from '../fields/did-you-mean.ts';
import { type Mistake, mistakeAt } from '../problem.ts';
import { startOf } from './tree.ts';

const names = Object.keys(EDITOR_COMPONENTS);
const isKnown = (name: string): name is EditorComponent => names.includes(name);
const COMPONENT_TAG = new RegExp(`^</?(?:${names.join('|')})\\b`);

const messageByTag: readonly (readonly [RegExp, string])[] = [
  [/^<!--(?![\s\S]*-->)/, 'this comment is not closed, and would hide the rest of the page. Remove it'],
  [/^<!--/, 'visitors would receive this comment too. Remove it'],
  [
    COMPONENT_TAG,
    'only an .mdx file of an article can use this. For an article, rename the file from .md to .mdx; else write Markdown',
  ],
  [/^<script\b/i, 'scripts are not allowed. Remove <script> and what is in it'],
  [/^<style\b/i, 'styles are not allowed. Remove <style> and what is in it'],
  [
    /^<(?:iframe|object|embed)\b/i,
    'nothing from other sites can be shown here. Write a link: [the words](https://...)',
  ],
  [
    /^<[^>]*\son\w+\s*=/i,
    'code such as onclick is not allowed. Write Markdown: [a link](/booking), ![a picture](./1.jpg)',
  ],
  [/^<img\b/i, 'a picture is written ![What it shows](./1.jpg)'],
  [/^<a\b/i, 'a link is written [the words](/booking)'],
  [/^<(?:b|strong)\b/i, 'bold is written **like this**'],
  [/^<(?:i|em)\b/i, 'italics are written *like this*'],
  [/^<br\b/i, 'an empty line begins a new paragraph; <br> is not needed'],
  [/^<h[1-6]\b/i, 'a heading is written ## Like this'],
];

/** A message about HTML in a text. Markdown would copy this HTML into the page. */
export function explainHtml(html: string): string {
  const [, message] = messageByTag.find(([pattern]) => pattern.test(html)) ?? [];
  const tag = /^<\/?[\w.-]*/.exec(html)?.[0] ?? '<';
  return message ?? `HTML such as ${tag}> is not allowed here. Write words, or Markdown such as **bold**`;
}

function explainTagName(name: string): string {
  if (!/^[A-Z][\w.]*$/.test(name)) return explainHtml(`<${name}>`);
  return `<${name}> is not one of the parts for editors: ${names.join(', ')}.${didYouMean(name, names)}`;
}

// Twi, the language of most of our texts beside English, belongs to Akan (ak), and has a tag of its own.
const shortTag = (tag: string) =>
  tag === 'twi' ? 'tw' : tag.length === 3 ? Intl.getCanonicalLocales(tag)[0] : tag;

function* checkAttributes(node: Node, name: EditorComponent): Generator<string> {
  const { attributes, example } = EDITOR_COMPONENTS[name];
  const missing = new Set<string>(attributes);
  for (const { type, name: key = '', value } of node.attributes ?? []) {
    const isCode = type !== 'mdxJsxAttribute' || (typeof value === 'object' && value !== null);
    if (isCode) yield `code in { } is not allowed in <${name}>. Write words between quotes, as in ${example}`;
    else if (!(attributes as readonly string[]).includes(key))
      yield `<${name}> knows no "${key}".${didYouMean(key, attributes)} Write it as in ${example}`;
    else if (String(value ?? '').trim() === '')
      yield `"${key}" of <${name}> is empty. Write it as in ${example}`;
    else if (key === 'tag' && !LANGUAGE_TAG.test(String(value)))
      yield `"${String(value)}" is not the short name of a language. Write tag="tw" for Twi, tag="fr" for French`;
    else if (key === 'tag' && shortTag(String(value)) !== value)
      yield `browsers know this language by two letters. Write tag="${shortTag(String(value))}"`;
    // A misspelt attribute is not also reported as missing.
    missing.delete(findNearestName(key, attributes) ?? key);
  }
  for (const key of missing) yield `<${name}> needs "${key}". Write it as in ${example}`;
}

function* explainComponent(node: Node): Generator<string> {
  const name = node.name ?? '';
  if (!isKnown(name)) {
    yield explainTagName(name);
    return;
  }
  yield* checkAttributes(node, name);
  const { hasWords, isInline, example } = EDITOR_COMPONENTS[name];
  const isEmpty = nodeText(node).trim() === '';
  if (hasWords && isEmpty) yield `<${name}> is empty. Write it as in ${example}`;
  if (!hasWords && !isEmpty) yield `<${name}> takes no words inside. Write it as in ${example}`;
  if (!isInline && node.type === 'mdxJsxTextElement')
    yield `<${name}> is inside a sentence. Put it on a line of its own, between two empty lines`;
}

/** Mistakes in a component of an .mdx file. */
export function checkComponent(node: Node): Mistake[] {
  return Array.from(explainComponent(node), (message) => mistakeAt(startOf(node), message));
}
