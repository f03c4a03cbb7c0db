import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Frame } from '#islands/frame/Frame.tsx';
import { fill } from '#lib/placeholders.ts';
import { buildSchedulingUrl } from '#lib/booking/selection.ts';
import type { Service } from '#lib/booking/service.ts';
import { scheduleWords } from '#words';
import { CALENDAR_ID, findList, SCHEDULE_ID } from './ticks.ts';

export interface ScheduleProps {
  service: Pick<Service, 'title' | 'schedulingButton'>;
  /** Null if the settings have no calendar for this service. */
  scheduling: { link: string; sizeMb: number } | null;
  isHydrated: boolean;
  /** ByMessage.tsx: the ways to book, and what comes before and after. */
  children: ReactNode;
  details: ReactNode;
}

/** The names of the selection, as show-selection.ts has written them. */
const readNames = () => findList()?.dataset['names'] ?? '';

/** `changes` counts how often the names changed since hydration. */
function useTickedNames() {
  const [chosen, setChosen] = useState({ names: '', changes: 0 });
  useLayoutEffect(() => {
    setChosen({ names: readNames(), changes: 0 });
    const updateNames = () => {
      const names = readNames();
      setChosen((before) => (before.names === names ? before : { names, changes: before.changes + 1 }));
    };
    const observer = new MutationObserver(updateNames);
    const list = findList();
    if (list) observer.observe(list, { attributeFilter: ['data-names'] });
    return () => observer.disconnect();
  }, []);
  return chosen;
}

/**
 * The iframe's address contains the ticked names. If they change, a new `key` removes the loaded calendar, and the visitor must
 * load it again. The specification has the address (section 7) and the height (section 9).
 */
function Calendar({
  service,
  scheduling,
  isHydrated,
}: Pick<ScheduleProps, 'service' | 'isHydrated'> & { scheduling: NonNullable<ScheduleProps['scheduling']> }) {
  const { names, changes } = useTickedNames();
  const { link, sizeMb } = scheduling;
  return (
    <>
      <p>{scheduleWords.handsOver}</p>
      <Frame
        key={changes}
        src={buildSchedulingUrl(link, [names], isHydrated ? location.host : undefined)}
        link={{ address: buildSchedulingUrl(link, [names]), label: service.schedulingButton }}
        what={scheduleWords.calendar}
        title={fill(scheduleWords.calendarTitle, { service: service.title })}
        label={service.schedulingButton}
        heightPx={1000}
        sizeMb={sizeMb}
      />
    </>
  );
}

export function Schedule({ children, details, scheduling, ...calendar }: ScheduleProps) {
  return (
    <section id={SCHEDULE_ID} className="picker-schedule stack" aria-labelledby="schedule-heading">
      <div className="stack" data-gap="small">
        <h2 id="schedule-heading" tabIndex={-1}>
          {scheduleWords.heading}
        </h2>
        {children}
      </div>
      {scheduling ? (
        <div className="stack" data-gap="small" id={CALENDAR_ID} data-starts-island>
          <h3>{scheduleWords.byCalendar}</h3>
          <Calendar {...calendar} scheduling={scheduling} />
        </div>
      ) : (
        // Never visible, so the island never starts.
        <span hidden data-starts-island />
      )}
      {details}
    </section>
  );
}
