import type { MouseEvent, RefObject } from 'react';
import { Ways } from '#islands/ways/Ways.tsx';
import { bookingMessage, buildSchedulingUrl } from '#lib/selection.ts';
import { fill } from '#lib/fill.ts';
import { frameWords, pickerWords, scheduleWords } from '#lib/words.ts';
import type { Contact } from '#lib/message-links.ts';
import { Frame } from '#islands/frame/Frame.tsx';
import type { ShownOption } from './ticks.ts';
import { CHOOSE_ID, SCHEDULE_ID, type Step } from './useStep.ts';
import type { PickerProps } from './Picker.tsx';

interface MessageWaysProps {
  service: PickerProps['service'];
  chosen: readonly ShownOption[];
  contact: Contact;
  isLive: boolean;
}

/**
 * Ways to finish a booking by phone or message, with the chosen names and the total already written. Until the picker is live the
 * page's small script writes them; without any script a link cannot know them.
 */
function MessageWays({ service, chosen, contact, isLive }: MessageWaysProps) {
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

interface CalendarProps {
  service: PickerProps['service'];
  scheduling: PickerProps['scheduling'];
  chosen: readonly ShownOption[];
  isLive: boolean;
  /** Whether the patient came here by NEXT, and not by a reload or a link. */
  isAsked: boolean;
}

/** The scheduling widget with the chosen names filled in (specification, section 7), or a plain link to it. */
function Calendar({ service, scheduling, chosen, isLive, isAsked }: CalendarProps) {
  if (!scheduling) {
    return <p className="callout">{scheduleWords.noCalendar}</p>;
  }
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

interface ScheduleProps extends CalendarProps {
  contact: Contact;
  step: Step;
  heading: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
}

/** The second step: ways to finish a booking, by message or phone and by calendar. */
export function Schedule({ contact, step, heading, onBack, ...calendar }: ScheduleProps) {
  const { service, chosen, isLive } = calendar;
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
      <BeforeYouCome chosen={chosen} isLive={isLive} />
      <MessageWays service={service} chosen={chosen} contact={contact} isLive={isLive} />
      <h3>{scheduleWords.byCalendar}</h3>
      {calendar.scheduling && <p>{calendar.scheduling.afterwards}</p>}
      {(step === 'schedule' || !isLive) && <Calendar {...calendar} />}
    </section>
  );
}

interface BeforeYouComeProps {
  chosen: readonly ShownOption[];
  isLive: boolean;
}

const namesOf = (options: readonly ShownOption[]) => options.map(({ name }) => name).join(', ');

/** What to do before the visit, for all that is chosen together. */
function BeforeYouCome({ chosen, isLive }: BeforeYouComeProps) {
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
