import { useState, useSyncExternalStore, type MouseEvent } from 'react';
import { useIsHydrated } from '../useIsHydrated.ts';
import { fill } from '#lib/placeholders.ts';
import { galleryWords } from '#words';

/** How many thumbnails the row shows at a time, as a "page" (specification, section 9). */
const WIDE_COUNT = 5;
const NARROW_COUNT = 3;
const NARROW_QUERY = '(max-width: 480px)';

/** The files of a thumbnail or a main picture. JPEG is the fallback: Safari 13 shows neither AVIF nor WebP. */
interface PictureSize {
  /** A `srcset`: one address, or several with their widths. */
  avif?: string;
  jpg: string;
}

export interface GalleryPicture {
  alt: string;
  thumb: PictureSize;
  main: PictureSize;
  /** The address of the whole picture: large and not cropped. */
  full: string;
}

interface PhotoProps {
  size: PictureSize;
  sizes: string | undefined;
  alt: string;
  widthPx: number;
  heightPx: number;
}

export function Photo({ size, sizes, alt, widthPx, heightPx }: PhotoProps) {
  return (
    <picture>
      {size.avif && <source type="image/avif" srcSet={size.avif} sizes={sizes} />}
      <img src={size.jpg} alt={alt} width={widthPx} height={heightPx} loading="lazy" decoding="async" />
    </picture>
  );
}

type ThumbnailPages = ReturnType<typeof useThumbnailPages>;

function PageButtons({ pages, count }: { pages: ThumbnailPages; count: number }) {
  const { isHydrated, page, previous, next } = pages;
  const isOneVisible = page.to - page.from === 1;
  const button = (name: string, isEnd: boolean, turn: () => unknown) => (
    <button
      type="button"
      className="button needs-script"
      data-look="quiet"
      hidden
      aria-disabled={isHydrated && isEnd}
      onClick={turn}
    >
      {name}
    </button>
  );
  return (
    <div className="gallery-turn cluster">
      {button(galleryWords.previous, page.isFirst, previous)}
      <p className="small" role="status">
        {isHydrated && (
          <>
            {/* On a phone, the word "Pictures" does not fit between the buttons. */}
            <span className="visually-hidden">
              {isOneVisible ? galleryWords.picture : galleryWords.pictures}
            </span>{' '}
            {fill(isOneVisible ? galleryWords.one : galleryWords.several, {
              from: page.from + 1,
              until: page.to,
              count,
            })}
          </>
        )}
      </p>
      {button(galleryWords.next, page.isLast, next)}
    </div>
  );
}

interface ThumbnailsProps {
  pictures: readonly GalleryPicture[];
  sizes: string | undefined;
  pages: ThumbnailPages;
  chosen: number;
  onChoose: (index: number) => void;
}

export function Thumbnails({ pictures, sizes, pages, chosen, onChoose }: ThumbnailsProps) {
  const { isHydrated, page } = pages;
  const handleClick = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(index);
  };
  return (
    <div data-fits={pictures.length <= WIDE_COUNT || undefined}>
      {/* On a good connection, a click before hydration waits for it (hydration/queue-clicks.ts). */}
      <ul className="gallery-row" data-queue-links>
        {pictures.map(({ thumb, main, full, alt }, index) => (
          <li key={full} hidden={isHydrated && (index < page.from || index >= page.to)}>
            <a
              href={full}
              aria-current={isHydrated && index === chosen ? 'true' : undefined}
              onClick={(event) => handleClick(event, index)}
            >
              {/* The first thumbnail uses the main picture's file, which the browser already has. */}
              <Photo
                size={index === 0 ? main : thumb}
                sizes={index === 0 ? sizes : undefined}
                alt={alt}
                widthPx={156}
                heightPx={117}
              />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > NARROW_COUNT && <PageButtons pages={pages} count={pictures.length} />}
    </div>
  );
}

/** The page that holds picture `index`: `from` is its first picture, counted from 0; `to` is one after its last. */
function thumbnailPage(index: number, count: number, perPage: number) {
  const from = index - (index % perPage);
  return { from, to: Math.min(from + perPage, count), isFirst: from === 0, isLast: from + perPage >= count };
}

function watchWidth(onChange: () => void) {
  const query = matchMedia(NARROW_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The visible page of thumbnails. Before hydration all thumbnails are in a row that scrolls. */
export function useThumbnailPages(count: number) {
  const perPage = useSyncExternalStore(
    watchWidth,
    () => (matchMedia(NARROW_QUERY).matches ? NARROW_COUNT : WIDE_COUNT),
    () => WIDE_COUNT,
  );
  const isHydrated = useIsHydrated();
  const [index, setIndex] = useState(0);
  const page = thumbnailPage(index, count, perPage);

  return {
    isHydrated,
    page,
    /** Shows the page that holds a picture. */
    reveal: setIndex,
    previous: () => !page.isFirst && setIndex(page.from - perPage),
    next: () => !page.isLast && setIndex(page.from + perPage),
  };
}
