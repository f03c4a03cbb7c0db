const THREADS = ['gold', 'sky', 'leaf', 'laterite', 'indigo'] as const;
export type Thread = (typeof THREADS)[number];

/** Random numbers from 0 to below 1 (like mulberry32, seeded by an FNV-1a hash). */
export function seededRandom(seed: string): () => number {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** A block of a strip, in units of its grid; blocks are two units high. */
interface Block {
  thread: Thread;
  x: number;
  y: number;
  width: number;
}

/** Blocks in two rows on a grid of 96 x 4. Each is 2, 4 or 6 wide, in one of four threads. The motif (48 wide) is there twice. */
function weaveBlocks(seed: string): Block[] {
  const next = seededRandom(seed);
  // Laterite is only in portraits. Another list, or another order, would change the strip of every page.
  const threads: Thread[] =
    next() < 0.5 ? ['sky', 'leaf', 'gold', 'indigo'] : ['sky', 'gold', 'leaf', 'indigo'];
  const blocks: Block[] = [];
  for (const y of [0, 2]) {
    let x = 0;
    let lastPick = -1;
    while (x < 48) {
      const width = Math.min(48 - x, 2 + 2 * Math.floor(next() * 3));
      let pick = Math.floor(next() * threads.length);
      if (pick === lastPick) pick = (pick + 1) % threads.length;
      const thread = threads[pick] ?? 'gold';
      blocks.push({ thread, x, y, width }, { thread, x: x + 48, y, width });
      lastPick = pick;
      x += width;
    }
  }
  return blocks;
}

/**
 * One SVG path per thread, as lines 2 units thick. Areas would need three times the bytes. The first thread is the background. A
 * `width` of 48 is the motif once.
 */
export function weaveStrip(seed: string, width: 48 | 96 = 96): { thread: Thread; path: string }[] {
  // drawLines() needs this order: row by row, from left to right.
  const blocks = weaveBlocks(seed)
    .filter(({ x }) => x < width)
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  const [ground, ...otherThreads] = new Set(blocks.map(({ thread }) => thread));
  if (!ground) return [];
  const lines = otherThreads.map((thread) => ({
    thread,
    path: drawLines(blocks.filter((each) => each.thread === thread)),
  }));
  return [{ thread: ground, path: `M0 1h${width}M0 3h${width}` }, ...lines];
}

/** A line through the middle of each block. */
function drawLines(blocks: readonly Block[]): string {
  return blocks
    .map(({ x, y, width }, index) => {
      const before = blocks[index - 1];
      const move = before?.y === y ? `m${x - before.x - before.width} 0` : `M${x} ${y + 1}`;
      return `${move}h${width}`;
    })
    .join('');
}

const TITLES = /^(?:Dr|Prof|Rev|Mr|Mrs|Ms|Nana)\.?$/i;

/** 'AM' for 'Dr Akosua Mensah'. One word gives one letter. Titles count only if there is no other word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const withoutTitles = words.filter((word) => !TITLES.test(word));
  const [first = '', ...rest] = withoutTitles.length > 0 ? withoutTitles : words;
  return [first, rest.at(-1) ?? ''].map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}

interface PortraitStrip {
  thread: Thread;
  /** Lengths of blocks and gaps along the strip, as `stroke-dasharray` takes them. */
  blocks: string;
}

/** The cloth behind a person's initials. It has few bytes: /who-we-are shows many portraits. */
export function weavePortrait(seed: string): { ground: Thread; strips: PortraitStrip[] } {
  const next = seededRandom(seed);
  // The cast is safe, because only four of the five threads are taken.
  const take = <Item>(items: Item[]): Item => items.splice(Math.floor(next() * items.length), 1)[0] as Item;
  const threads = [...THREADS];
  const ground = take(threads);
  const strips = [0, 1, 2].map(() => {
    const blocks = Array.from({ length: 4 }, () => 2 + 2 * Math.floor(next() * 4)).join(' ');
    return { thread: take(threads), blocks };
  });
  return { ground, strips };
}
