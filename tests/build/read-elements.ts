export interface BuiltElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const decode = (value: string) =>
  value.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (characters[name ?? ''] ?? all);
  });

/**
 * The elements of a built page in source order, with decoded attributes. This function reads only HTML as Astro and React write it.
 * Invalid HTML fails in html.test.ts.
 */
export function readElements(html: string): BuiltElement[] {
  const markup = html.replace(/<!--.*?-->/gs, '').replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gis, '$1');
  const tags = markup.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*"|='[^']*'|=[^\s>"']+)?)*)\s*\/?>/gi,
  );
  return Array.from(tags, ([, name = '', source = '']) => {
    const pairs = source.matchAll(/([^\s=>"'/]+)(?:="([^"]*)"|='([^']*)'|=([^\s>"']+))?/g);
    const attributes = Array.from(pairs, ([, key = '', double, single, bare]): [string, string] => [
      key.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]);
    return { name: name.toLowerCase(), attributes: new Map(attributes) };
  });
}
