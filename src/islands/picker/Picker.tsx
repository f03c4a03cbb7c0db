import type { ReactNode } from 'react';
import { listContactMethods, listMessageMethods, type Contact } from '#lib/contact/contact-methods.ts';
import type { Service } from '#lib/booking/service.ts';
import { pickerWords, scheduleWords, shellWords, to } from '#words';
import { useIsHydrated } from '../useIsHydrated.ts';
import { Schedule, type ScheduleProps } from './Schedule.tsx';
import { CHOOSE_ID } from './ticks.ts';
import './picker.css';

/** `children`, `search`, `summary`, `messages` and `details` are HTML that is never hydrated. */
export interface PickerProps extends Pick<ScheduleProps, 'scheduling'> {
  service: Pick<Service, 'title' | 'subheader' | 'schedulingButton'>;
  contact: Contact;
  /** Below the title, in a few words: how or where. */
  below?: string | undefined;
  /** PriceList.tsx, whose checkboxes the picker reads. */
  children?: ReactNode;
  /** SearchBox.tsx */
  search?: ReactNode;
  summary?: ReactNode;
  /** ByMessage and, below the calendar, Before and Afterwards (ByMessage.tsx). */
  messages?: ReactNode;
  details?: ReactNode;
}

/**
 * Visitors choose tests or services, see the total and find an appointment (specification, section 2). Links, checkboxes and CSS
 * are enough for this without script (lib/booking/price-list-css.ts). Small scripts (components/booking) search, keep the selection,
 * show the step and write the messages. Only the calendar needs hydration.
 */
export function Picker({
  service,
  contact,
  below,
  scheduling,
  children,
  search,
  summary,
  messages,
  details,
}: PickerProps) {
  const isHydrated = useIsHydrated();
  const methods = listContactMethods(contact, { subject: service.title, body: '' });
  const [message] = listMessageMethods(methods);

  return (
    <div className="picker stack" data-hydrated={isHydrated || undefined}>
      <header className="stack" data-gap="small">
        <p className="picker-choose picker-top cluster no-print">
          <a href={to('/booking')}>{pickerWords.back}</a>{' '}
          <a href={methods.phone.address}>{shellWords.call}</a>{' '}
          <a href={message.address} rel="noreferrer">
            {message.label}
          </a>
        </p>
        <h1 tabIndex={-1}>{service.title}</h1>
        {/* Not above the title: a second press would open the link to /booking, which is there in step 1. */}
        <p className="picker-again picker-top cluster no-print small">
          <a className="picker-back" href={`#${CHOOSE_ID}`}>
            {scheduleWords.back}
          </a>{' '}
          <span>{scheduleWords.stepTwo}</span>
        </p>
        <p className="picker-choose">
          {below && (
            <>
              {below}
              <br />
            </>
          )}
          {`${service.subheader} `}
          <span className="no-print small">{pickerWords.stepOne}</span>
        </p>
      </header>
      <div className="picker-parts stack">
        <div className="picker-choose stack" data-gap="small">
          {search}
          <div className="picker-list">{children}</div>
        </div>
        <Schedule service={service} scheduling={scheduling} isHydrated={isHydrated} details={details}>
          {messages}
        </Schedule>
        <div className="picker-side stack">{summary}</div>
      </div>
    </div>
  );
}
