import type { MouseEvent, ReactNode } from 'react';
import { pickerWords, to } from '#lib/words.ts';
import { SCHEDULE_ID } from './useStep.ts';

interface BarProps {
  /** The running total: the page makes it. */
  total: ReactNode;
  hasCalendar: boolean;
  onNext: (event: MouseEvent) => void;
}

/** The running total, CANCEL and NEXT, always in sight. */
export function Bar({ total, hasCalendar, onNext }: BarProps) {
  return (
    <div className="picker-bar" data-without-code>
      {total}
      <div className="picker-choose cluster no-print">
        <a className="button picker-cancel" data-look="quiet" href={to('/booking')}>
          {pickerWords.cancel}
        </a>{' '}
        <a
          className="button picker-next"
          href={`#${SCHEDULE_ID}`}
          aria-describedby={hasCalendar ? 'next-note' : undefined}
          onClick={onNext}
        >
          {pickerWords.next}
        </a>
      </div>
      {hasCalendar && (
        <p id="next-note" className="picker-choose picker-note needs-script small no-print" hidden>
          {pickerWords.nextNote}
        </p>
      )}
    </div>
  );
}
