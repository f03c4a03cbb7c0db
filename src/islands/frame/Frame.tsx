import type { Contact } from '#lib/contact/contact-methods.ts';
import { useEffect, useRef } from 'react';
import { ContactMethods } from '#islands/contact-methods/ContactMethods.tsx';
import { isFramed, frameNotice } from '#lib/page/iframe.ts';
import { fill } from '#lib/placeholders.ts';
import { frameWords } from '#words';
import { useIsHydrated } from '../useIsHydrated.ts';
import { useFrame } from './useFrame.ts';
import './frame.css';

/** What a page says about a frame; plain data. */
export interface FrameProps {
  /** The address that is framed. Which hosts are allowed is settled while building (lib/security/third-parties.ts). */
  src: string;
  /** The same place as a page of its own, with the words of its link. */
  link: { address: string; label: string };
  /** What it is, within a sentence: "donation form". */
  what: string;
  /** What it is, for a screen reader: "Donation form: Hope Health Vans". */
  title: string;
  /** The button that loads it. */
  label: string;
  heightPx: number;
  widthPercent?: 95 | 100;
  /** What the frame may do beyond showing a page. */
  allow?: 'payment';
  /** Roughly how much it downloads, in megabytes; shown before anything is loaded. */
  sizeMb: number;
  /** The contact methods, with a message already written; left out where the page shows them anyway. */
  contactMethods?: { contact: Contact; message: { subject: string; body: string } };
}

/** The framed page as a page of its own. */
function FrameLink({ link }: Pick<FrameProps, 'link'>) {
  return (
    <a
      className="button"
      data-look="quiet"
      href={link.address}
      target="_blank"
      rel="noreferrer"
      // A page may have written into it what is chosen (the booking calendar).
      suppressHydrationWarning
    >
      {fill(frameWords.newTab, { label: link.label })}
    </a>
  );
}

interface FrameNoticeProps extends Pick<FrameProps, 'link'> {
  notice: string;
  isOffline: boolean;
  contactMethods: FrameProps['contactMethods'];
  onAgain: () => void;
}

/** Says that a frame is missing, and what else leads to the same end. */
function FrameNotice({ notice, isOffline, link, contactMethods, onAgain }: FrameNoticeProps) {
  return (
    <div className="callout stack" data-tone="warn" data-gap="small">
      <p role="alert">
        <b>{notice}</b> {isOffline ? frameWords.afterOffline : frameWords.otherwise}
      </p>
      <p className="cluster">
        <button type="button" className="button" onClick={onAgain}>
          {frameWords.again}
        </button>
        <FrameLink link={link} />
      </p>
      {contactMethods && <ContactMethods {...contactMethods} />}
    </div>
  );
}

/**
 * A third party's page in ours. The server's HTML is a link that says whose page it is and what it costs; a press puts the
 * frame in its place, so that the other company hears of a visitor only then. What does not load is never hidden.
 */
export function Frame(props: FrameProps) {
  const { src, link, what, heightPx, widthPercent = 100, contactMethods } = props;
  const isHydrated = useIsHydrated();
  const { phase, attempt, ask, onLoad } = useFrame(src);
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
      data-hydrated={isHydrated || undefined}
      data-phase={phase}
    >
      {phase === 'waiting' && (
        <div className="callout stack" data-gap="small">
          <p>{fill(frameWords.before, { what, host: new URL(link.address).host, size: props.sizeMb })}</p>
          <p className="cluster no-print">
            <button
              type="button"
              className="button needs-script"
              hidden
              data-plain={link.address}
              onClick={press}
            >
              {fill(frameWords.here, { label: props.label })}
            </button>{' '}
            <FrameLink link={link} />
          </p>
        </div>
      )}
      {notice && (
        <FrameNotice
          notice={notice}
          isOffline={phase === 'offline'}
          link={link}
          contactMethods={contactMethods}
          onAgain={press}
        />
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
