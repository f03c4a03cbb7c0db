import { numbersFrom, THREADS, type Thread } from './weave-strip.ts';

const TITLES = /^(?:Dr|Prof|Rev|Mr|Mrs|Ms|Nana)\.?$/i;

/** 'Dr Akosua Mensah' -> 'AM'; a single name gives one letter. Titles count only where there is nothing else. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const own = words.filter((word) => !TITLES.test(word));
  const [first = '', ...rest] = own.length > 0 ? own : words;
  return [first, rest.at(-1) ?? ''].map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}

export interface WovenStrip {
  thread: Thread;
  /** Lengths of blocks and gaps along the strip, as `stroke-dasharray` takes them. */
  blocks: string;
}

/**
 * The cloth behind a person's initials, always the same for the same seed: a ground and three strips, which stand left
 * and right alike. Five short words instead of drawn blocks, so that a dozen portraits weigh little.
 */
export function weavePortrait(seed: string): { ground: Thread; strips: WovenStrip[] } {
  const next = numbersFrom(seed);
  const pick = <Item>(items: Item[]): Item => items.splice(Math.floor(next() * items.length), 1)[0] as Item;
  const threads = [...THREADS];
  const ground = pick(threads);
  const strips = [0, 1, 2].map(() => {
    const blocks = Array.from({ length: 4 }, () => 2 + 2 * Math.floor(next() * 4)).join(' ');
    return { thread: pick(threads), blocks };
  });
  return { ground, strips };
}
