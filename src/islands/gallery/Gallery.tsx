import { fill } from '#lib/placeholders.ts';
import { galleryWords } from '#words';
import { useState } from 'react';
import { Enlarged } from './Enlarged.tsx';
import { type GalleryPicture, Photo, Thumbnails, useThumbnailPages } from './Thumbnails.tsx';
import './gallery.css';

export interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** The `sizes` attribute of the main picture. */
  sizes?: string | undefined;
}

/**
 * Before hydration, the main picture and the thumbnails are links to uncropped pictures. But if script is on, the button "Enlarge"
 * covers the main picture (gallery.css), so a click on this picture is a click on the button.
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
          // If the island's code is late, the next click opens this address (src/hydration).
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
