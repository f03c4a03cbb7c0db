/** Returns a function that gives random whole numbers from 0 to `limit` - 1. The same seed gives the same numbers. */
export function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

// Characters with a meaning in YAML, Markdown, MDX or HTML.
// prettier-ignore
const BITS = [
  ...[':', ': ', '\n', '\n\n', '"', "'", '#', ' #', '- ', '  ', '\t', '{', '}', '[', ']', '---', '---\n', '<', '>'],
  ...['</Quote>', '<Quote by="x">', '{1+1}', 'import x from "y"\n', 'export ', '![a](./evil.js)', '|', '&a', '*a'],
  ...['[a](javascript:x)', '!x', '<!--', '-->', '```', '\\', 'é', '\u200b', '\r', '\r\n', '\ufeff', 'null', 'true'],
  ...['0x1f', '2026-02-03', '~', '? ', '%', '@', '`', '\n...\n', '<script>', 'onclick=', '[r]: ./evil.js', '![a][r]'],
  ...['layout: ./x.js\n', '$&', '__proto__: 1\n', '<<: 1\n', '\u2028', '+++', '<Figure value="1" of="b" />'],
  ...['**', '__', '~~', '](', '] (', ')[/', '##', '(', ')', '• ', '    ', '+ 233 ', '> ', 'https:/', '[^1]', '| ', '&amp;', '1.'],
];

/** The text after a random typing mistake: something pasted, lost, repeated, or added before a line. */
export function mutate(text: string, randomBelow: (limit: number) => number): string {
  const at = randomBelow(text.length + 1);
  const bit = BITS[randomBelow(BITS.length)] ?? '';
  switch (randomBelow(4)) {
    case 0:
      return text.slice(0, at) + bit + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + randomBelow(8));
    case 2: {
      const from = randomBelow(text.length + 1);
      return text.slice(0, at) + text.slice(from, from + randomBelow(40)) + text.slice(at);
    }
    default: {
      const start = text.lastIndexOf('\n', at) + 1;
      return text.slice(0, start) + bit + text.slice(start);
    }
  }
}
