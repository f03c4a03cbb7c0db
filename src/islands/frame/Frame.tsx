import { useEffect, useRef } from 'react';
import { FrameLink } from './FrameLink.tsx';
import { FrameNotice } from './FrameNotice.tsx';
import { isFramed, frameNotice } from '#lib/iframe.ts';
import type { FrameProps } from './frame-props.ts';
import { useFrame } from './useFrame.ts';
import './frame.css';

/**
 * A third party's page in ours. The server's HTML is a link that says whose page it is and what it costs; a press puts the
 * frame in its place, so that the other company hears of a visitor only then. What does not load is never hidden.
 */
export function Frame(props: FrameProps) {
  const {
    src,
    isAsked = false,
    link,
    what,
    title,
    label,
    heightPx,
    widthPercent = 100,
    allow,
    sizeMb,
    ways,
  } = props;
  const { phase, isLive, attempt, ask, onLoad } = useFrame(src, isAsked);
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    // What had the focus, a button or the frame, is gone; the keyboard goes on in what took its place.
    if (!isPressed.current || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('iframe, button')?.focus({ preventScroll: true });
  }, [attempt, phase]);
  const press = () => {
    isPressed.current = true;
    ask();
  };

  const notice = frameNotice(phase, what);

  return (
    <div
      ref={place}
      className="frame-place stack"
      data-gap="small"
      data-live={isLive || undefined}
      data-phase={phase}
    >
      {phase === 'waiting' && (
        <div className="callout stack" data-gap="small">
          <p>
            The {what} is a page of another company, {new URL(link.address).host}. It downloads about {sizeMb}{' '}
            MB, and nothing of it before you press.
          </p>
          <p className="cluster no-print">
            <button type="button" className="button needs-script" onClick={press}>
              {label} here
            </button>
            <FrameLink link={link} />
          </p>
        </div>
      )}
      {notice && <FrameNotice words={notice} link={link} ways={ways} onAgain={press} />}
      <div className="frame-box">
        <p role="status" className="frame-status">
          {phase === 'loading' && `Loading the ${what}`}
          {phase === 'slow' && `The ${what} is still loading.`}
        </p>
        {isFramed(phase) && (
          <iframe
            key={attempt}
            className="frame"
            src={src}
            title={title}
            height={heightPx}
            width={`${widthPercent}%`}
            loading="lazy"
            allow={allow}
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={onLoad}
          />
        )}
      </div>
      {isFramed(phase) && !notice && (
        <div className="stack" data-gap="small">
          <p className="small">
            If the {what} stays empty or shows an error, use this link{ways && ', or call us'}.
          </p>
          <p>
            <FrameLink link={link} />
          </p>
        </div>
      )}
    </div>
  );
}
