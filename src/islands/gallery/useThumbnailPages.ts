import { useState, useSyncExternalStore } from 'react';
import { THUMBNAILS, thumbnailPage } from './thumbnail-pages.ts';

const { wide, narrow, narrowUntil } = THUMBNAILS;

function watchWidth(tell: () => void) {
  const query = matchMedia(narrowUntil);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

const never = () => () => undefined;

/** The shown page of thumbnails. Before the gallery is live all of them stand in a row that scrolls. */
export function useThumbnailPages(count: number) {
  const size = useSyncExternalStore(
    watchWidth,
    () => (matchMedia(narrowUntil).matches ? narrow : wide),
    () => wide,
  );
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
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
