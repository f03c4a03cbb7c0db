import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Frame } from '#islands/frame/Frame.tsx';
import { fill } from '#lib/fill.ts';
import { buildSchedulingUrl } from '#lib/selection.ts';
import { scheduleWords } from '#lib/words.ts';
import type { PickerProps } from './Picker.tsx';
import { CHOOSE_ID } from './ticks.ts';
import { SCHEDULE_ID, type Step } from './useStep.ts';

interface ScheduleProps extends Pick<PickerProps, 'service' | 'scheduling'> {
  names: readonly string[];
  step: Step;
  heading: RefObject<HTMLHeadingElement | null>;
  isLive: boolean;
  onBack: () => void;
  /** What to do before, and the messages: they need no code. */
  children: ReactNode;
}

/** The scheduling widget with the chosen names filled in (specification, section 7). */
function Calendar({ service, scheduling, names, isLive }: ScheduleProps) {
  if (!scheduling) return <p className="callout">{scheduleWords.noCalendar}</p>;
  const { link, sizeMb } = scheduling;
  return (
    <Frame
      src={buildSchedulingUrl(link, names, isLive ? location.host : undefined)}
      link={{ address: buildSchedulingUrl(link, names), label: service.schedulingButton }}
      what={scheduleWords.calendar}
      title={fill(scheduleWords.calendarTitle, { service: service.title })}
      label={service.schedulingButton}
      heightPx={1000}
      sizeMb={sizeMb}
    />
  );
}

/** The second step: ways to finish a booking, by message or phone and by calendar. */
export function Schedule(props: ScheduleProps) {
  const { scheduling, step, heading, isLive, onBack, children } = props;
  const back = (event: MouseEvent) => {
    event.preventDefault();
    onBack();
  };
  return (
    <section id={SCHEDULE_ID} className="picker-schedule stack" aria-labelledby="schedule-heading">
      <p className="no-print" data-without-code>
        <a href={`#${CHOOSE_ID}`} onClick={back}>
          {scheduleWords.back}
        </a>
      </p>
      <h2 id="schedule-heading" ref={heading} tabIndex={-1}>
        {scheduleWords.heading}
      </h2>
      <p className="no-print small">{scheduleWords.stepTwo}</p>
      {children}
      <h3>{scheduleWords.byCalendar}</h3>
      {scheduling && <p>{scheduling.afterwards}</p>}
      {scheduling && <p>{scheduleWords.handsOver}</p>}
      {(step === 'schedule' || !isLive) && <Calendar {...props} />}
    </section>
  );
}
