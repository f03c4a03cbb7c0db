import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Frame } from '#islands/frame/Frame.tsx';
import { fill } from '#lib/placeholders.ts';
import { buildSchedulingUrl } from '#lib/booking/selection.ts';
import { scheduleWords } from '#words';
import type { PickerProps } from './Picker.tsx';
import { CHOOSE_ID, listTicked, SCHEDULE_ID } from './ticks.ts';

interface ScheduleProps extends Pick<PickerProps, 'service' | 'scheduling'> {
  isHydrated: boolean;
  /** ByMessage.tsx */
  children: ReactNode;
}

/** The names of the ticked options, as messages contain them (nameForMessages). */
const readTickedNames = () => listTicked().map(({ name, dataset }) => dataset['messageName'] ?? name);

/** `changes` counts how often the names of the ticked options changed since hydration. */
function useTickedNames() {
  const [chosen, setChosen] = useState({ names: [] as string[], changes: 0 });
  useLayoutEffect(() => {
    setChosen({ names: readTickedNames(), changes: 0 });
    const updateNames = () => {
      const names = readTickedNames();
      setChosen((before) =>
        before.names.join() === names.join() ? before : { names, changes: before.changes + 1 },
      );
    };
    addEventListener('change', updateNames);
    return () => removeEventListener('change', updateNames);
  }, []);
  return chosen;
}

/**
 * The iframe's address contains the ticked names. If they change, a new `key` removes the loaded calendar, and the visitor must
 * load it again. The specification has the address (section 7) and the height (section 9).
 */
function Calendar({ service, scheduling, isHydrated }: Omit<ScheduleProps, 'children'>) {
  const { names, changes } = useTickedNames();
  if (!scheduling) return <p className="callout">{scheduleWords.noCalendar}</p>;
  const { link, sizeMb, afterwards } = scheduling;
  return (
    <>
      <p>{afterwards}</p>
      <p>{scheduleWords.handsOver}</p>
      <Frame
        key={changes}
        src={buildSchedulingUrl(link, names, isHydrated ? location.host : undefined)}
        link={{ address: buildSchedulingUrl(link, names), label: service.schedulingButton }}
        what={scheduleWords.calendar}
        title={fill(scheduleWords.calendarTitle, { service: service.title })}
        label={service.schedulingButton}
        heightPx={1000}
        sizeMb={sizeMb}
      />
    </>
  );
}

export function Schedule({ children, ...calendar }: ScheduleProps) {
  return (
    <section id={SCHEDULE_ID} className="picker-schedule stack" aria-labelledby="schedule-heading">
      <div className="stack" data-needs-no-island>
        <p className="no-print">
          <a className="picker-back" href={`#${CHOOSE_ID}`}>
            {scheduleWords.back}
          </a>
        </p>
        <h2 id="schedule-heading" tabIndex={-1}>
          {scheduleWords.heading}
        </h2>
        <p className="no-print small">{scheduleWords.stepTwo}</p>
        {children}
      </div>
      <h3>{scheduleWords.byCalendar}</h3>
      <Calendar {...calendar} />
    </section>
  );
}
