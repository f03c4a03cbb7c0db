import { useState } from 'react';
import { Enlarged } from './Enlarged.tsx';
import type { GalleryProps } from './gallery-props.ts';
import { Photo } from './Photo.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useThumbnailPages } from './useThumbnailPages.ts';
import './gallery.css';

/**
 * Pictures of an event: one large, all as thumbnails, and each enlarged in a dialog. The server's HTML is links to the
 * pictures; this component takes them over. A press of Enlarge, which covers the large one, waits for it.
 */
export function Gallery({ pictures }: GalleryProps) {
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
      data-live={pages.isLive || undefined}
    >
      <h2 id="gallery">Gallery ({pictures.length})</h2>
      <div className="gallery-main">
        <a href={picture.full} tabIndex={pages.isLive ? -1 : undefined}>
          <Photo size={picture.main} alt={picture.alt} widthPx={720} heightPx={540} />
        </a>
        <button
          type="button"
          className="needs-script no-print"
          aria-haspopup="dialog"
          onClick={() => setIsEnlarged(true)}
        >
          Enlarge
        </button>
      </div>
      {pictures.length > 1 && (
        <Thumbnails pictures={pictures} pages={pages} chosen={chosen} onChoose={choose} />
      )}
      {isEnlarged && (
        <Enlarged pictures={pictures} index={chosen} onMove={choose} onClose={() => setIsEnlarged(false)} />
      )}
    </section>
  );
}
