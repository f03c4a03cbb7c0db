import type { FrameProps } from './Frame.tsx';
import { Ways } from '#islands/ways/Ways.tsx';
import type { FrameNoticeWords } from '#lib/iframe.ts';

/** The framed page as a page of its own. */
export function FrameLink({ link }: { link: FrameProps['link'] }) {
  return (
    <a className="button" data-look="quiet" href={link.address} target="_blank" rel="noreferrer">
      {link.label} (opens in a new tab)
    </a>
  );
}

interface FrameNoticeProps {
  words: FrameNoticeWords;
  link: FrameProps['link'];
  ways: FrameProps['ways'];
  onAgain: () => void;
}

/** Says that a frame is missing, and what else leads to the same end. */
export function FrameNotice({ words, link, ways, onAgain }: FrameNoticeProps) {
  return (
    <div className="callout stack" data-tone="warn" data-gap="small">
      <p role="alert">
        <b>{words.title}</b> {words.next}
      </p>
      <p className="cluster">
        <button type="button" className="button" onClick={onAgain}>
          Try again
        </button>
        <FrameLink link={link} />
      </p>
      {ways && <Ways contact={ways.contact} message={ways.message} />}
    </div>
  );
}
