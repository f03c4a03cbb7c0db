import type { MouseEvent, ReactNode } from 'react';
import { pickerWords, to } from '#lib/words.ts';
import { SCHEDULE_ID } from './useStep.ts';

interface BarProps {
  /** The running total: the page makes it. */
  total: ReactNode;
  onNext: (event: MouseEvent) => void;
}

/** The running total, CANCEL and NEXT, always in sight. */
export function Bar({ total, onNext }: BarProps) {
  return (
    <div className="picker-bar" data-without-code>
      {total}
      <div className="picker-choose cluster no-print">
        <a className="button picker-cancel" data-look="quiet" href={to('/booking')}>
          {pickerWords.cancel}
        </a>{' '}
        <a className="button picker-next" href={`#${SCHEDULE_ID}`} onClick={onNext}>
          {pickerWords.next}
        </a>
      </div>
    </div>
  );
}
