import type { Contact } from '#lib/contact/contact-methods.ts';
import { useEffect, useReducer, useRef, useState } from 'react';
import { ContactMethods } from '#islands/contact-methods/ContactMethods.tsx';
import { frameNotice, isFramed, nextPhase, watchFrame } from '#lib/page/iframe.ts';
import { fill } from '#lib/placeholders.ts';
import { sayNumber } from '#lib/say-number.ts';
import { frameWords } from '#words';
import { useIsHydrated } from '../useIsHydrated.ts';
import './frame.css';

export interface FrameProps {
  /** The build checks the host of this address (lib/security/third-parties.ts). */
  src: string;
  /** A plain link to the page that the frame shows, or to a volunteer role's own application page (ApplySection.astro). */
  link: { address: string; label: string };
  /** The frame's name within a sentence, such as "donation form". */
  what: string;
  /** The frame's title for screen readers, such as "Donation form: Hope Health Vans". */
  title: string;
  /** The text of the button that loads the frame. */
  label: string;
  heightPx: number;
  widthPercent?: 95 | 100;
  allow?: 'payment';
  /** The approximate download size, shown before anything loads. */
  sizeMb: number;
  /** Shown when the frame fails; not needed if the page shows them anyway. */
  contactMethods?: { contact: Contact; message: { subject: string; body: string } };
}

function FrameLink({ link }: Pick<FrameProps, 'link'>) {
  return (
    <a
      className="button"
      data-look="quiet"
      href={link.address}
      target="_blank"
      rel="noreferrer"
      // On a service page, show-selection.ts may have added the chosen tests to this address before hydration.
      suppressHydrationWarning
    >
      {fill(frameWords.newTab, { label: link.label })}
    </a>
  );
}

function FrameOffer({ link, what, label, sizeMb, onLoadClick }: FrameProps & { onLoadClick: () => void }) {
  return (
    <div className="callout stack" data-gap="small">
      <p>{fill(frameWords.before, { what, host: new URL(link.address).host, size: sayNumber(sizeMb) })}</p>
      <p className="cluster no-print">
        <button
          type="button"
          className="button needs-script"
          // The class `needs-script` shows this button in spite of `hidden`. Browsers without styles hide it.
          hidden
          // If the island's code is late, the next click opens this address (src/hydration).
          data-plain={link.address}
          onClick={onLoadClick}
        >
          {fill(frameWords.here, { label })}
        </button>{' '}
        <FrameLink link={link} />
      </p>
    </div>
  );
}

interface FrameNoticeProps extends FrameProps {
  notice: string;
  isOffline: boolean;
  onRetry: () => void;
}

function FrameNotice({ notice, isOffline, link, contactMethods, onRetry }: FrameNoticeProps) {
  return (
    <div className="callout stack" data-tone="warn" data-gap="small">
      <p role="alert">
        <b>{notice}</b> {isOffline ? frameWords.afterOffline : frameWords.otherwise}
      </p>
      <p className="cluster">
        <button type="button" className="button" onClick={onRetry}>
          {frameWords.again}
        </button>
        <FrameLink link={link} />
      </p>
      {contactMethods && <ContactMethods {...contactMethods} />}
    </div>
  );
}

/** The phase is 'waiting' until the visitor asks for the frame. */
function useFrame(src: string) {
  const [phase, dispatch] = useReducer(nextPhase, 'waiting');
  const [attempt, setAttempt] = useState(0);
  const isInPage = isFramed(phase);

  useEffect(() => (isInPage ? watchFrame(src, dispatch) : undefined), [isInPage, attempt, src]);
  useEffect(() => {
    const onOnline = () => dispatch('line back');
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return {
    phase,
    /** Used as a React key, so that each attempt makes a new frame. */
    attempt,
    ask: () => {
      setAttempt((count) => count + 1);
      dispatch('ask');
    },
    onLoad: () => dispatch('load'),
  };
}

/**
 * A third party's page. Only a click on the button loads it: the third party learns nothing of a visitor before this click. The
 * function is long because it is one piece of markup.
 */
export function Frame(props: FrameProps) {
  const { src, link, what, heightPx, widthPercent = 100, contactMethods } = props;
  const isHydrated = useIsHydrated();
  const { phase, attempt, ask, onLoad } = useFrame(src);
  const container = useRef<HTMLDivElement>(null);
  const wasClicked = useRef(false);

  useEffect(() => {
    // If the focused button or frame was removed, the browser focuses the body. Then the replacement gets the focus.
    if (!wasClicked.current || document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>('iframe, button')?.focus({ preventScroll: true });
  }, [attempt, phase]);
  const handleClick = () => {
    wasClicked.current = true;
    ask();
  };

  const notice = frameNotice(phase, what);

  return (
    <div
      ref={container}
      className="frame-place stack"
      data-gap="small"
      data-hydrated={isHydrated || undefined}
      data-phase={phase}
    >
      {phase === 'waiting' && <FrameOffer {...props} onLoadClick={handleClick} />}
      {notice && (
        <FrameNotice {...props} notice={notice} isOffline={phase === 'offline'} onRetry={handleClick} />
      )}
      <div className="frame-box">
        <p role="status" className="frame-status callout">
          {phase === 'loading' && fill(frameWords.loading, { what })}
          {phase === 'slow' && fill(frameWords.slow, { what })}
        </p>
        {isFramed(phase) && (
          <iframe
            key={attempt}
            className="frame"
            src={src}
            title={props.title}
            height={heightPx}
            width={`${widthPercent}%`}
            loading="lazy"
            allow={props.allow}
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={onLoad}
          />
        )}
      </div>
      {isFramed(phase) && !notice && (
        <div className="stack" data-gap="small">
          <p className="small">
            {fill(contactMethods ? frameWords.emptyOrCall : frameWords.empty, { what })}
          </p>
          <p>
            <FrameLink link={link} />
          </p>
        </div>
      )}
    </div>
  );
}
