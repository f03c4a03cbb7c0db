import { EDITOR_COMPONENTS, LANGUAGE_TAG } from '../../news/editor-components.ts';
import { didYouMean, nearest } from '../fields/did-you-mean.ts';
import type { Finding } from '../problem.ts';
import { explainHtml } from './check-html.ts';
import { startOf, textOf, type Node } from './node.ts';

type Component = keyof typeof EDITOR_COMPONENTS;

const names = Object.keys(EDITOR_COMPONENTS);
const isKnown = (name: string): name is Component => names.includes(name);

function explainName(name: string): string {
  if (!/^[A-Z][\w.]*$/.test(name)) return explainHtml(name === '' ? '<>' : `<${name}>`);
  return `<${name}> is not one of the parts for editors: ${names.join(', ')}.${didYouMean(name, names)}`;
}

function* attributeFaults(node: Node, name: Component): Generator<string> {
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
    missing.delete(nearest(key, attributes) ?? key);
  }
  for (const key of missing) yield `<${name}> needs "${key}". Write it as in ${example}`;
}

function* faultsOf(node: Node): Generator<string> {
  const name = node.name ?? '';
  if (!isKnown(name)) {
    yield explainName(name);
    return;
  }
  yield* attributeFaults(node, name);
  const { hasWords, isInline, example } = EDITOR_COMPONENTS[name];
  const isEmpty = textOf(node).trim() === '';
  if (hasWords && isEmpty) yield `<${name}> is empty. Write it as in ${example}`;
  if (!hasWords && !isEmpty) yield `<${name}> takes no words inside. Write it as in ${example}`;
  if (!isInline && node.type === 'mdxJsxTextElement')
    yield `<${name}> stands within a sentence. Put it on a line of its own, between two empty lines`;
}

/** What is wrong with a component in an .mdx file: another name than those for editors, code, words that are missing. */
export function checkComponent(node: Node): Finding[] {
  return Array.from(faultsOf(node), (message) => ({ ...startOf(node), field: '', message }));
}
