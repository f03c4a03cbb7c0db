import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { fill } from '#lib/placeholders.ts';
import { galleryWords } from '#words';
import type { GalleryPicture } from './Thumbnails.tsx';

/** A shorter movement of the finger is a tap. */
const MIN_SWIPE_PX = 48;

/** A swipe to the left is step 1, the next picture. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      // A second finger means zooming.
      start.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const dx = clientX - start.current.x;
      const dy = clientY - start.current.y;
      start.current = null;
      if (Math.abs(dx) >= MIN_SWIPE_PX && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
  };
}

/** A native dialog keeps the focus inside and closes on Escape. Then the focus goes back to the button "Enlarge". */
function useDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current && 'showModal' in current) {
      if (!current.open) current.showModal();
    } else {
      // Safari before 15.4 has no dialogs, so the picture opens within the page. TypeScript does not know this case.
      (current as Element | null)?.setAttribute('open', '');
    }
    closeButton.current?.focus();
  }, []);
  const close = () => {
    if (dialog.current && 'close' in dialog.current) dialog.current.close();
    else onClose();
  };
  return { dialog, closeButton, close };
}

interface EnlargedProps {
  pictures: readonly GalleryPicture[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** The function is long because it is one piece of markup. */
export function Enlarged({ pictures, index, onMove, onClose }: EnlargedProps) {
  const { dialog, closeButton, close } = useDialog(onClose);
  const move = (step: 1 | -1) => {
    if (pictures[index + step]) onMove(index + step);
  };
  const swipe = useSwipe(move);
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  const picture = pictures[index];
  const button = (name: string, step: 1 | -1) => (
    <button
      type="button"
      className="button"
      data-look="quiet"
      aria-disabled={!pictures[index + step]}
      onClick={() => move(step)}
    >
      {name}
    </button>
  );
  return (
    <dialog
      ref={dialog}
      className="gallery-enlarged"
      aria-label={galleryWords.enlarged}
      onClose={onClose}
      onKeyDown={handleKey}
    >
      <figure className="stack" data-gap="small">
        {/* Without the key, the old picture would show until the new picture has loaded. */}
        <img key={index} src={picture?.full} alt={picture?.alt} draggable={false} {...swipe} />
        <figcaption>
          <p role="status">
            {fill(galleryWords.place, {
              number: index + 1,
              count: pictures.length,
              description: picture?.alt ?? '',
            })}
          </p>
        </figcaption>
      </figure>
      <p className="cluster">
        {button(galleryWords.previous, -1)}
        {button(galleryWords.next, 1)}
        <button ref={closeButton} type="button" className="button" onClick={close}>
          {galleryWords.close}
        </button>
      </p>
    </dialog>
  );
}
