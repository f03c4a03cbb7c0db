import { createHash } from 'node:crypto';
import { decodeEntities } from '#lib/decode-entities.ts';

const script = /<script>((?:(?!<\/script>)[\s\S])*)<\/script>/g;
const isRuntime = (text: string) => text.includes('customElements.define("astro-island"');
const isTouch = (text: string) => text.includes('astro:touch');

// An attribute may hold a ">".
const attributes = String.raw`(?:[^>"]|"[^"]*")*`;
const otherIsland = new RegExp(`<astro-island(?!${attributes} client="touch")`);
const touchIsland = new RegExp(
  `(<astro-island uid="([\\w-]+)"(?=${attributes} client="touch")${attributes}?) props="([^"]*)"`,
  'g',
);

/** What islands are made from repeats what the page shows, up to two kilobytes before it. So it moves to the page's end. */
function movePropsToEnd(html: string): string {
  const blocks = new Map<string, string>();
  const lean = html.replaceAll(touchIsland, (_, start: string, uid: string, props: string) => {
    const json = decodeEntities(props).replaceAll('<', String.raw`\u003c`);
    blocks.set(uid, `<script type="application/json" data-props="${uid}">${json}</script>`);
    return start;
  });
  return lean.replace('</body>', (end) => [...blocks.values()].join('') + end);
}

// Links lead on at once, but those that wait for their island.
const control = /<(?:form|button|input|select|textarea)\b|<[a-z][^>]*\sdata-hold\b/;

/** What listens for a touch, 1.3 kB of it, comes after what the first island shows before its first control: a heading. */
function listenLater(html: string): string {
  const listening = Array.from(html.matchAll(script)).find(([, text = '']) => isTouch(text))?.[0] ?? '';
  const without = html.replace(listening, '');
  const island = without.search(new RegExp(`<astro-island(?=${attributes} client="touch")`));
  const first = island < 0 ? -1 : without.slice(island).search(control);
  if (first < 0) return html;
  return without.slice(0, island + first) + listening + without.slice(island + first);
}

/**
 * The page without Astro's island runtime, 1.7 kB compressed, when all its islands are `client:touch`: the directive gets
 * the address of the file that holds it, and loads it with an island's code, and gives it its props. `file` is to be written into the build.
 */
export function deferRuntime(html: string): { html: string; file?: { name: string; text: string } } {
  const scripts = Array.from(html.matchAll(script), ([, text = '']) => text);
  const runtime = scripts.find(isRuntime);
  const isOnlyTouch = !otherIsland.test(html);
  if (runtime === undefined || !isOnlyTouch || !scripts.some(isTouch)) return { html };
  const hash = createHash('sha256').update(runtime).digest('base64url').slice(0, 8);
  const name = `/_astro/island.${hash}.js`;
  const lean = listenLater(html).replaceAll(script, (all, text: string) => {
    if (isRuntime(text)) return '';
    return isTouch(text) ? `<script data-runtime="${name}">${text}</script>` : all;
  });
  return { html: movePropsToEnd(lean), file: { name, text: runtime } };
}
