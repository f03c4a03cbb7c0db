import type { ReactNode } from 'react';
import type { NoticeWords } from '#lib/request/failure-words.ts';
import type { RequestState } from '#lib/request/request-state.ts';
import { Countdown } from './Countdown.tsx';
import { Reference } from './Reference.tsx';
import { useFocusOn } from './useFocusOn.ts';

interface NoticeProps {
  words: NoticeWords;
  /** A new one moves the focus here again. */
  occasion: RequestState;
  reference: string;
  /** The other ways to send the same text. */
  children: ReactNode;
}

/** What happened to an attempt that is not known to have succeeded, and what to do next. */
export function Notice({ words, occasion, reference, children }: NoticeProps) {
  const message = useFocusOn<HTMLDivElement>(occasion);
  const waitSeconds = occasion.status === 'failure' ? occasion.failure.waitSeconds : 0;
  return (
    <section className="callout stack" data-tone="warn">
      <div ref={message} tabIndex={-1} role="alert" className="stack" data-gap="small">
        <h2>{words.title}</h2>
        <p>{words.why}</p>
        <p>{words.next}</p>
      </div>
      {waitSeconds > 0 && <Countdown key={waitSeconds} seconds={waitSeconds} />}
      <Reference reference={reference} />
      {children}
    </section>
  );
}
