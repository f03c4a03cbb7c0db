import { useState, type ReactNode } from 'react';
import { isGoodConnection } from '#lib/connection.ts';

interface FrameProps {
  src: string;
  title: string;
  heightPx: number;
  /** About what it downloads, in megabytes; told before anything is loaded. */
  sizeMb: number;
  /** The label of the button that loads it on a slow or metered connection. */
  label: string;
  /** The plain link that leads to the same place. */
  link: ReactNode;
}

/** A third party's page in ours. On a slow, metered or data-saving connection it waits for a press. */
export function Frame({ src, title, heightPx, sizeMb, label, link }: FrameProps) {
  const [isAsked, setIsAsked] = useState(isGoodConnection);
  const [isLoaded, setIsLoaded] = useState(false);
  if (!isAsked) {
    return (
      <div className="callout stack" data-gap="small">
        <p>The booking calendar is another company’s page. It downloads about {sizeMb} MB.</p>
        <p>
          <button type="button" className="button" onClick={() => setIsAsked(true)}>
            {label} (load the calendar here)
          </button>
        </p>
        <p>{link}</p>
      </div>
    );
  }
  return (
    <div className="stack" data-gap="small">
      <p role="status">
        {!isLoaded && 'Loading the calendar. If it does not appear, use one of the other ways.'}
      </p>
      <iframe
        className="frame"
        src={src}
        title={title}
        height={heightPx}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setIsLoaded(true)}
      />
      <p>{link}</p>
    </div>
  );
}
