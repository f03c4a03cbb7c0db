import { useState, useSyncExternalStore } from 'react';
import { useIsLive } from '#islands/useIsLive.ts';

/** Thumbnails a page: 5, or 3 where the window is 480 px wide or less (specification, section 9). */
export const THUMBNAILS = { wide: 5, narrow: 3, narrowUntil: '(max-width: 480px)' } as const;

interface ThumbnailPage {
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

const { wide, narrow, narrowUntil } = THUMBNAILS;

function watchWidth(tell: () => void) {
  const query = matchMedia(narrowUntil);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** The shown page of thumbnails. Before the gallery is live all of them stand in a row that scrolls. */
export function useThumbnailPages(count: number) {
  const size = useSyncExternalStore(
    watchWidth,
    () => (matchMedia(narrowUntil).matches ? narrow : wide),
    () => wide,
  );
  const isLive = useIsLive();
  const [index, setIndex] = useState(0);
  const page = thumbnailPage(index, count, size);

  return {
    isLive,
    page,
    /** Shows the page that holds a picture. */
    reveal: setIndex,
    previous: () => !page.isFirst && setIndex(page.from - size),
    next: () => !page.isLast && setIndex(page.from + size),
  };
}
