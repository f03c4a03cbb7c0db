import { DomUtils } from 'htmlparser2';
import {
  findAll,
  findOnly,
  makeTreeElement,
  setText,
  readText,
  type Document,
  type Element,
} from '#lib/page/html-tree.ts';
import { shareScript } from '#lib/security/shared-script.ts';

const startsAtInteraction = ({ attribs }: Element) => attribs['client'] === 'interaction';

// Elements that wait for the island's code. Links do not wait, except in a list with `data-queue-links`.
const CONTROLS = ['form', 'button', 'input', 'select', 'textarea'];
const isControl = ({ name, attribs }: Element) => CONTROLS.includes(name) || 'data-queue-links' in attribs;

const isScriptWith = (code: string) => (element: Element) =>
  element.name === 'script' && Object.keys(element.attribs).length === 0 && readText(element).includes(code);

/**
 * Moves the props of each island to the end of the page, where load-island.ts reads them. They repeat the island's text, and would
 * delay this text if they came first. A number in `uid` connects the props with their island. It replaces Astro's own `uid`, which
 * only Astro's development server uses. Astro's `uid` depends on the folder of the project, so pages would differ between folders.
 */
function movePropsToEnd(islands: readonly Element[], body: Element): void {
  for (const [index, { attribs }] of islands.entries()) {
    const { props = '' } = attribs;
    const uid = String(index + 1);
    attribs['uid'] = uid;
    // A text such as </script> in the props would end the script.
    const json = props.replaceAll('<', String.raw`\u003c`);
    const script = makeTreeElement('script', { type: 'application/json', 'data-props': uid }, json);
    DomUtils.appendChild(body, script);
    delete attribs['props'];
  }
}

/**
 * Moves Astro's island runtime out of a page whose islands are all `client:interaction`, and returns the runtime as a file to
 * write. `localisedScript` is the directive's script in the language of the page; without it, the English script stays. Throws if
 * the runtime or the directive is not one inline script without attributes.
 */
export function deferRuntime(page: Document, localisedScript?: string) {
  const islands = findAll('astro-island', page);
  const [first] = islands;
  if (!first || !islands.every(startsAtInteraction)) return undefined;

  const runtime = findOnly('runtime of islands', isScriptWith('customElements.define("astro-island"'), page);
  const directiveScript = findOnly('script for client:interaction', isScriptWith('astro:interaction'), page);
  const file = shareScript('island', readText(runtime));
  DomUtils.removeElement(runtime);
  // When the directive loads the code of an island, it also loads the runtime from this address.
  directiveScript.attribs['data-runtime'] = file.address;
  if (localisedScript) setText(directiveScript, localisedScript);
  const control = DomUtils.findOne(isControl, [first]);
  // The directive's script moves down to the first control, so that it does not delay a heading above that control.
  if (control) {
    DomUtils.removeElement(directiveScript);
    // DomUtils.prepend() inserts before the control, not into it.
    DomUtils.prepend(control, directiveScript);
  }
  const body = findOnly('body', (element) => element.name === 'body', page);
  movePropsToEnd(islands, body);
  return file;
}
