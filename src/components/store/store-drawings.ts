export interface Drawing {
  /** The outline, on a grid of 64 x 56. */
  shape: string;
  /** What else is drawn in the same line. */
  line?: string;
  /** Where the woven strip lies; inside the outline, so that nothing needs to be cut. */
  strip: { x: number; y: number; width: number; height: number };
}

/** How the things of the shop look, by the name that content uses. */
export const storeDrawings = {
  mug: {
    shape:
      'M17 12h26v30a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3zM43 20h4a7 7 0 0 1 7 7v2a7 7 0 0 1-7 7h-4v-4h3a4 4 0 0 0 4-4 4 4 0 0 0-4-4h-3z',
    strip: { x: 17.5, y: 24, width: 25, height: 8 },
  },
  'tote-bag': {
    shape: 'M15 20h34l2 29H13z',
    line: 'M24 27V15a8 8 0 0 1 16 0v12',
    strip: { x: 14.7, y: 34, width: 34.6, height: 8 },
  },
  cap: {
    shape: 'M12 36V29a19 17 0 0 1 38 0v7zM50 31c5 1 9 4 9 8-10 2-30 2-40-1l-7-2',
    line: 'M31 12v-2',
    strip: { x: 12.5, y: 29.5, width: 37, height: 6 },
  },
  't-shirt': {
    shape: 'M24 8 9 15l4 12 6-2v24h26V25l6 2 4-12L40 8a8 6 0 0 1-16 0z',
    strip: { x: 19.5, y: 28, width: 25, height: 8 },
  },
} as const satisfies Record<string, Drawing>;

export type StoreDrawing = keyof typeof storeDrawings;
