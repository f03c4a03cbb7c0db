export const THREADS = ['gold', 'sky', 'leaf', 'laterite', 'indigo'] as const;
export type Thread = (typeof THREADS)[number];

/** A small repeatable random source (mulberry32 shape), so that a seed always weaves the same. */
export function numbersFrom(seed: string): () => number {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/**
 * A woven strip as one SVG path a thread: blocks 2 to 6 wide in two courses on a grid of 96 x 4, four threads.
 * The motif is 48 wide and stands twice, as cloth repeats.
 */
export function weaveStrip(seed: string): { thread: Thread; path: string }[] {
  const next = numbersFrom(seed);
  const threads = [...THREADS].sort((a, b) => a.length - b.length || next() - 0.5).slice(0, 4);
  const paths = new Map<Thread, string>();
  for (const y of [0, 2]) {
    for (let x = 0, last = -1; x < 48;) {
      const width = Math.min(48 - x, 2 + 2 * Math.floor(next() * 3));
      let pick = Math.floor(next() * threads.length);
      if (pick === last) pick = (pick + 1) % threads.length;
      const thread = threads[pick] ?? 'gold';
      const block = `${x} ${y}h${width}v2h-${width}z`;
      const again = `${x + 48} ${y}h${width}v2h-${width}z`;
      paths.set(thread, `${paths.get(thread) ?? ''}M${block}M${again}`);
      last = pick;
      x += width;
    }
  }
  return [...paths].map(([thread, path]) => ({ thread, path }));
}
