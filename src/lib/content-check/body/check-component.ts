import { EDITOR_COMPONENTS } from '../../news/editor-components.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { startOf, textOf, type Node } from './node.ts';
import type { Finding } from '../problem.ts';

const names = Object.keys(EDITOR_COMPONENTS);
const isKnown = (name: string): name is keyof typeof EDITOR_COMPONENTS => names.includes(name);

function* messagesFor(node: Node): Generator<string> {
  const name = node.name ?? '';
  if (!isKnown(name)) {
    const tag = name === '' ? '<>' : `<${name}>`;
    yield /^[A-Z]/.test(name)
      ? `${tag} is not one of the parts for editors: ${names.join(', ')}.${didYouMean(name, names)}`
      : `HTML such as ${tag} is not allowed here. Write words, or Markdown such as **bold** and [a link](/booking)`;
    return;
  }
  const { example, attributes, hasWords } = EDITOR_COMPONENTS[name];
  const written = new Set<string>();
  for (const attribute of node.attributes ?? []) {
    const { type, name: key = '', value } = attribute;
    if (type !== 'mdxJsxAttribute' || typeof value === 'object') {
      if (value !== null) {
        yield `code in { } is not allowed in <${name}>. Write words between quotes, as in ${example}`;
        written.add(key);
        continue;
      }
    }
    if (!(attributes as readonly string[]).includes(key))
      yield `<${name}> knows no "${key}".${didYouMean(key, attributes)} Write it as in ${example}`;
    else if (String(value ?? '').trim() === '')
      yield `"${key}" of <${name}> is empty. Write it as in ${example}`;
    written.add(key);
  }
  for (const key of attributes)
    if (!written.has(key)) yield `<${name}> needs "${key}". Write it as in ${example}`;
  if (hasWords && textOf(node).trim() === '') yield `<${name}> is empty. Write it as in ${example}`;
  if (!hasWords && textOf(node).trim() !== '')
    yield `<${name}> takes no words inside. Write it as in ${example}`;
  if (node.type === 'mdxJsxTextElement')
    yield `<${name}> stands within a sentence. Put it on a line of its own, between two empty lines`;
}

/** What is wrong with a component in an .mdx file: another name than those for editors, code, words that are missing. */
export function checkComponent(node: Node): Finding[] {
  return Array.from(messagesFor(node), (message) => ({ ...startOf(node), field: '', message }));
}
