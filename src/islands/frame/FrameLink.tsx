import type { FrameProps } from './frame-props.ts';

/** The framed page as a page of its own. */
export function FrameLink({ link }: { link: FrameProps['link'] }) {
  return (
    <a className="button" data-look="quiet" href={link.address} target="_blank" rel="noreferrer">
      {link.label} (opens in a new tab)
    </a>
  );
}
