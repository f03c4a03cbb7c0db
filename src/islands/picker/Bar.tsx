import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { parts } from '#lib/fill.ts';
import { formatCedis, totalOf } from '#lib/money.ts';
import { pickerWords, to } from '#lib/words.ts';
import { SUMMARY_ID } from './Summary.tsx';
import type { ShownOption } from './ticks.ts';
import { SCHEDULE_ID } from './useStep.ts';

/**
 * NEXT leads on with a selection; without one it says what is missing, until something is chosen. `isEarly`: it was pressed
 * before the code arrived.
 */
export function useNext(isEmpty: boolean, isEarly: boolean, goOn: () => void) {
  const [presses, setPresses] = useState(0);
  const alert = useRef<HTMLDivElement>(null);
  if (!isEmpty && presses > 0) setPresses(0);

  useEffect(() => {
    if (isEarly) setPresses(1);
  }, [isEarly]);
  useEffect(() => {
    if (presses > 0) alert.current?.focus();
  }, [presses]);

  const next = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (isEmpty) setPresses(presses + 1);
    else goOn();
  };
  return { next, alert, isMissing: presses > 0 };
}

interface BarProps {
  chosen: readonly ShownOption[];
  /** Until then styles count what is ticked, and add it up. */
  isLive: boolean;
  /** What is missing before NEXT leads on; '' when nothing is. */
  missing: string;
  alert: RefObject<HTMLDivElement | null>;
  hasCalendar: boolean;
  onNext: (event: MouseEvent) => void;
}

/** The running total, CANCEL and NEXT, always in sight. */
export function Bar({ chosen, isLive, missing, alert, hasCalendar, onNext }: BarProps) {
  // It makes room for what is missing, which comes first.
  const hasNote = hasCalendar && missing === '';
  return (
    <div className="picker-bar">
      <div ref={alert} tabIndex={-1} role="alert" className="field-error">
        {missing}
      </div>
      <div className="picker-total" hidden>
        {/* The words belong to what is read out: a price alone could be that of the test just ticked. It belongs to no form:
            "Clear selection" would put text in the place of the elements in it (Firefox, Safari), and the total would stand still. */}
        <output>
          {parts(pickerWords.total, {
            total: <span key="total">{isLive && formatCedis(totalOf(chosen))}</span>,
          })}
        </output>
        <a className="picker-count small no-print" href={`#${SUMMARY_ID}`}>
          {parts(pickerWords.chosen, { count: <span key="count">{isLive && chosen.length}</span> })}
        </a>
      </div>
      <div className="picker-choose cluster no-print">
        <a className="button picker-cancel" data-look="quiet" href={to('/booking')}>
          {pickerWords.cancel}
        </a>{' '}
        <a
          className="button"
          href={`#${SCHEDULE_ID}`}
          aria-describedby={hasNote ? 'next-note' : undefined}
          onClick={onNext}
        >
          {pickerWords.next}
        </a>
      </div>
      {hasNote && (
        <p id="next-note" className="picker-choose picker-note needs-script small no-print" hidden>
          {pickerWords.nextNote}
        </p>
      )}
    </div>
  );
}
