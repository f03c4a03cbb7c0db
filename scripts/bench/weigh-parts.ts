import { brotliCompressSync } from 'node:zlib';

const brotliBytes = (text: string) => brotliCompressSync(text).length;

/** What a page is made of, in bytes after brotli 11. The parts do not add up: they compress better together. */
export interface Parts {
  /** The page with its styles, and any style sheet that the browser waits for. */
  criticalBytes: number;
  markup: number;
  styles: number;
  scripts: number;
}

/** Parts of HTML that carries its styles with it. */
export function weighHtml(html: string): Parts {
  const styles = html.match(/<style[^>]*>[\s\S]*?<\/style>/g)?.join('') ?? '';
  const scripts = html.match(/<script[^>]*>[\s\S]*?<\/script>/g)?.join('') ?? '';
  const markup = html.replaceAll(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '');
  return {
    criticalBytes: brotliBytes(html),
    markup: brotliBytes(markup),
    styles: styles === '' ? 0 : brotliBytes(styles),
    scripts: scripts === '' ? 0 : brotliBytes(scripts),
  };
}

/** Parts of a served page, with the style sheets that it links to. */
export async function weighParts(address: string): Promise<Parts> {
  const html = await (await fetch(address)).text();
  const parts = weighHtml(html);
  for (const [tag] of html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)) {
    const [, href = ''] = /href="([^"]*)"/.exec(tag) ?? [];
    const bytes = brotliBytes(await (await fetch(new URL(href, address))).text());
    parts.styles += bytes;
    parts.criticalBytes += bytes;
  }
  return parts;
}
