import { fill } from '#lib/placeholders.ts';
import { galleryWords } from '#words';
import { useState } from 'react';
import { Enlarged } from './Enlarged.tsx';
import { Photo, Thumbnails, useThumbnailPages } from './Thumbnails.tsx';
import './gallery.css';

/** A picture as it is shown at one place: in the small format where there is one, and in the one every browser takes. */
export interface PictureSize {
  /** A `srcset`: one address, or several with their widths. */
  avif?: string;
  webp: string;
}

export interface GalleryPicture {
  alt: string;
  thumb: PictureSize;
  main: PictureSize;
  /** The whole picture, large. */
  full: string;
}

export interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** How wide the large one is shown, where there are several widths to choose from. */
  sizes?: string | undefined;
}

/**
 * Pictures of an event: one large, all as thumbnails, and each enlarged in a dialog. The server's HTML is links to the
 * pictures; this component takes them over. A press of Enlarge, which covers the large one, waits for it.
 */
export function Gallery({ pictures, sizes }: GalleryProps) {
  const pages = useThumbnailPages(pictures.length);
  const [chosen, setChosen] = useState(0);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const picture = pictures[chosen];
  if (!picture) return null;

  const choose = (index: number) => {
    setChosen(index);
    pages.reveal(index);
  };
  return (
    <section
      className="stack"
      data-gap="small"
      aria-labelledby="gallery"
      data-hydrated={pages.isHydrated || undefined}
    >
      <h2 id="gallery">{fill(galleryWords.heading, { count: pictures.length })}</h2>
      <div className="gallery-main">
        <a href={picture.full} tabIndex={pages.isHydrated ? -1 : undefined}>
          <Photo size={picture.main} sizes={sizes} alt={picture.alt} widthPx={720} heightPx={540} />
        </a>
        <button
          type="button"
          className="needs-script no-print"
          hidden
          aria-haspopup="dialog"
          data-plain={picture.full}
          onClick={() => setIsEnlarged(true)}
        >
          {galleryWords.enlarge}
        </button>
      </div>
      {pictures.length > 1 && (
        <Thumbnails pictures={pictures} sizes={sizes} pages={pages} chosen={chosen} onChoose={choose} />
      )}
      {isEnlarged && (
        <Enlarged pictures={pictures} index={chosen} onMove={choose} onClose={() => setIsEnlarged(false)} />
      )}
    </section>
  );
}
