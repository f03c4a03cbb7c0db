import { createHash } from 'node:crypto';

const script = /<script>((?:(?!<\/script>)[\s\S])*)<\/script>/g;
const isRuntime = (text: string) => text.includes('customElements.define("astro-island"');
const isTouch = (text: string) => text.includes('astro:touch');

/**
 * The page without Astro's island runtime, 1.7 kB compressed, when all its islands are `client:touch`: the directive gets
 * the address of the file that holds it, and loads it with an island's code. `file` is to be written into the build.
 */
export function deferRuntime(html: string): { html: string; file?: { name: string; text: string } } {
  const scripts = Array.from(html.matchAll(script), ([, text = '']) => text);
  const runtime = scripts.find(isRuntime);
  const isOnlyTouch = !/<astro-island(?![^>]* client="touch")/.test(html);
  if (runtime === undefined || !isOnlyTouch || !scripts.some(isTouch)) return { html };
  const hash = createHash('sha256').update(runtime).digest('base64url').slice(0, 8);
  const name = `/_astro/island.${hash}.js`;
  const lean = html.replaceAll(script, (all, text: string) => {
    if (isRuntime(text)) return '';
    return isTouch(text) ? `<script data-runtime="${name}">${text}</script>` : all;
  });
  return { html: lean, file: { name, text: runtime } };
}
