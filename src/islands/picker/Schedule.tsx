import type { MouseEvent, RefObject } from 'react';
import { Ways } from '#islands/ways/Ways.tsx';
import { bookingMessage, buildSchedulingUrl } from '#lib/selection.ts';
import { fill } from '#lib/fill.ts';
import { frameWords, pickerWords, scheduleWords } from '#lib/words.ts';
import { Frame } from '#islands/frame/Frame.tsx';
import { CHOOSE_ID, type ShownOption } from './ticks.ts';
import { SCHEDULE_ID, type Step } from './useStep.ts';
import type { PickerProps } from './Picker.tsx';

interface ScheduleProps extends Pick<PickerProps, 'service' | 'scheduling' | 'contact'> {
  chosen: readonly ShownOption[];
  step: Step;
  heading: RefObject<HTMLHeadingElement | null>;
  isLive: boolean;
  /** Whether the patient came here by NEXT, and not by a reload or a link. */
  isAsked: boolean;
  onBack: () => void;
}

/**
 * Ways to finish a booking by phone or message, with the chosen names and the total already written. Until the picker is live the
 * page's small script writes them; without any script a link cannot know them.
 */
function MessageWays({ service, chosen, contact, isLive }: ScheduleProps) {
  return (
    <section className="picker-ways stack no-print" data-gap="small" aria-labelledby="message-ways">
      <h3 id="message-ways">{scheduleWords.byMessage}</h3>
      <p>{isLive ? scheduleWords.isWritten : scheduleWords.isNotWritten}</p>
      <Ways contact={contact} message={bookingMessage(service, chosen)}>
        {!isLive && (
          <li className="without-script">
            <button className="button" data-look="quiet" type="submit" form={CHOOSE_ID}>
              {scheduleWords.emailSelection}
            </button>
          </li>
        )}
      </Ways>
    </section>
  );
}

/** The scheduling widget with the chosen names filled in (specification, section 7), or a plain link to it. */
function Calendar({ service, scheduling, chosen, isLive, isAsked }: ScheduleProps) {
  if (!scheduling) return <p className="callout">{scheduleWords.noCalendar}</p>;
  const names = chosen.map(({ name }) => name);
  const address = buildSchedulingUrl(scheduling.link, names);
  if (!isLive) {
    return (
      <a className="button" href={address} target="_blank" rel="noreferrer">
        {fill(frameWords.newTab, { label: service.schedulingButton })}
      </a>
    );
  }
  return (
    <Frame
      src={buildSchedulingUrl(scheduling.link, names, location.host)}
      isAsked={isAsked}
      link={{ address, label: service.schedulingButton }}
      what={scheduleWords.calendar}
      title={fill(scheduleWords.calendarTitle, { service: service.title })}
      label={service.schedulingButton}
      heightPx={1000}
      sizeMb={scheduling.sizeMb}
    />
  );
}

/** The second step: ways to finish a booking, by message or phone and by calendar. */
export function Schedule(props: ScheduleProps) {
  const { service, scheduling, chosen, step, heading, isLive, onBack } = props;
  const back = (event: MouseEvent) => {
    event.preventDefault();
    onBack();
  };
  return (
    <section id={SCHEDULE_ID} className="picker-schedule stack" aria-labelledby="schedule-heading">
      <p className="no-print">
        <a href={`#${CHOOSE_ID}`} onClick={back}>
          {scheduleWords.back}
        </a>
      </p>
      <h2 id="schedule-heading" ref={heading} tabIndex={-1}>
        {scheduleWords.heading}
      </h2>
      <p className="no-print small">{scheduleWords.stepTwo}</p>
      {isLive && <p className="picker-for">{fill(scheduleWords.youChose, { names: namesOf(chosen) })}</p>}
      {!isLive && (
        <p className="picker-none callout" hidden>
          {service.emptyMessage}
        </p>
      )}
      <BeforeYouCome {...props} />
      <MessageWays {...props} />
      <h3>{scheduleWords.byCalendar}</h3>
      {scheduling && <p>{scheduling.afterwards}</p>}
      {(step === 'schedule' || !isLive) && <Calendar {...props} />}
    </section>
  );
}

const namesOf = (options: readonly ShownOption[]) => options.map(({ name }) => name).join(', ');

/** What to do before the visit, for all that is chosen together. */
function BeforeYouCome({ chosen, isLive }: ScheduleProps) {
  const unsaid = chosen.filter(({ prepare }) => prepare === '');
  const free = chosen.filter(({ prepare }) => prepare === 'nothing');
  const told = chosen.filter((each) => !unsaid.includes(each) && !free.includes(each));
  return (
    <section className="stack" data-gap="small" aria-labelledby="before-you-come">
      <h3 id="before-you-come">{pickerWords.beforeYouCome}</h3>
      {!isLive && <p>{scheduleWords.aboutTells}</p>}
      {told.length > 0 && (
        <>
          <p>{fill(scheduleWords.somethingToDo, { count: told.length, chosen: chosen.length })}</p>
          <ul>
            {told.map(({ id, name, prepare }) => (
              <li key={id}>
                <strong lang="en">{name}</strong>: {prepare}
              </li>
            ))}
          </ul>
        </>
      )}
      {free.length > 0 && <p>{fill(scheduleWords.nothingToDo, { names: namesOf(free) })}</p>}
      {unsaid.length > 0 && <p>{fill(scheduleWords.askHow, { names: namesOf(unsaid) })}</p>}
    </section>
  );
}
