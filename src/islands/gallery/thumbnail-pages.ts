/** Thumbnails a page: 5, or 3 where the window is 480 px wide or less (specification, section 9). */
export const THUMBNAILS = { wide: 5, narrow: 3, narrowUntil: '(max-width: 480px)' } as const;

export interface ThumbnailPage {
  /** The first picture of the page, counted from 0, and the one after its last. */
  from: number;
  to: number;
  isFirst: boolean;
  isLast: boolean;
}

/** The page of thumbnails that holds picture `index`. */
export function thumbnailPage(index: number, count: number, size: number): ThumbnailPage {
  const from = index - (index % size);
  return { from, to: Math.min(from + size, count), isFirst: from === 0, isLast: from + size >= count };
}
