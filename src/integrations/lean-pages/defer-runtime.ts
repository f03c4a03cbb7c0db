import { createHash } from 'node:crypto';
import { DomUtils } from 'htmlparser2';
import {
  findAll,
  findOnly,
  makeElement,
  setText,
  textOf,
  type Document,
  type Element,
} from '#lib/page-tree.ts';

const isTouch = ({ attribs }: Element) => attribs['client'] === 'touch';

// Links lead on at once, but those that wait for their island.
const CONTROLS = ['form', 'button', 'input', 'select', 'textarea'];
const isControl = ({ name, attribs }: Element) => CONTROLS.includes(name) || 'data-hold' in attribs;

const inlineScript = (mark: string) => (element: Element) =>
  element.name === 'script' && Object.keys(element.attribs).length === 0 && textOf(element).includes(mark);

/** What an island is made from repeats what the page shows, up to two kilobytes before it. So it moves to the page's end. */
function movePropsToEnd(islands: readonly Element[], body: Element): void {
  for (const { attribs } of islands) {
    const { uid = '', props = '' } = attribs;
    const json = props.replaceAll('<', String.raw`\u003c`);
    DomUtils.appendChild(body, makeElement('script', { type: 'application/json', 'data-props': uid }, json));
    delete attribs['props'];
  }
}

/**
 * Takes Astro's island runtime, 1.7 kB compressed, out of a page whose islands are all `client:touch`: the directive gets
 * the address of the file that holds it, and loads it with an island's code, and gives it its props. What listens for a touch,
 * 1.3 kB of it, comes after what the first island shows before its first control: a heading. Returns the file that is to be
 * written into the build. `directive` takes the place of the English one. Throws where Astro has not written its runtime and the directive as plain scripts of the page.
 */
export function deferRuntime(page: Document, directive?: string): { name: string; text: string } | undefined {
  const islands = findAll('astro-island', page);
  const [first] = islands;
  if (!first || !islands.every(isTouch)) return undefined;

  const runtime = findOnly('runtime of islands', inlineScript('customElements.define("astro-island"'), page);
  const touch = findOnly('script for client:touch', inlineScript('astro:touch'), page);
  const text = textOf(runtime);
  const name = `/_astro/island.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
  DomUtils.removeElement(runtime);
  touch.attribs['data-runtime'] = name;
  if (directive) setText(touch, directive);
  const control = DomUtils.findOne(isControl, [first]);
  if (control) {
    DomUtils.removeElement(touch);
    DomUtils.prepend(control, touch);
  }
  movePropsToEnd(
    islands,
    findOnly('body', (element) => element.name === 'body', page),
  );
  return { name, text };
}
