import { useLayoutEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { listContactWays, type Contact } from '#lib/message-links.ts';
import type { Service } from '#lib/service.ts';
import { pickerWords, shellWords, to } from '#lib/words.ts';
import { Bar } from './Bar.tsx';
import { Schedule } from './Schedule.tsx';
import { SearchBox } from './SearchBox.tsx';
import { findList, readOption, tickedIn } from './ticks.ts';
import { useSearch } from './useSearch.ts';
import { useStep, useStepHeadings } from './useStep.ts';
import './picker.css';

/** What the page gives the picker; plain data, and HTML that needs no code. */
export interface PickerProps {
  service: Pick<Service, 'title' | 'subheader' | 'schedulingButton'>;
  hint: string;
  contact: Contact;
  /** The service's scheduling widget, and what comes after one booked there; null while none is configured. */
  scheduling: { link: string; sizeMb: number; afterwards: string } | null;
  /** The price list (PriceList.tsx), which this reads. */
  children?: ReactNode;
  /** What tells the selection (Summary.tsx). */
  total?: ReactNode;
  summary?: ReactNode;
  /** How to book by message or phone (ByMessage.tsx). */
  messages?: ReactNode;
}

/**
 * The names of what is ticked in the price list, in its order, before the code arrived too. `isLive` is false on the server and until
 * the list has been read.
 */
function useNames() {
  const [names, setNames] = useState<string[]>([]);
  const [isLive, setIsLive] = useState(false);

  useLayoutEffect(() => {
    const list = findList();
    if (!list) return;
    const read = () => setNames(tickedIn(list).map((box) => readOption(box).name));
    // This event comes before the boxes are emptied.
    const empty = () => setNames([]);
    read();
    setIsLive(true);
    list.addEventListener('change', read);
    list.addEventListener('reset', empty);
    return () => {
      list.removeEventListener('change', read);
      list.removeEventListener('reset', empty);
    };
  }, []);

  return { names, isLive };
}

/**
 * Choose tests or services, see the total, find an appointment (specification, section 2). The server's HTML does all of it without
 * script, by links, checkboxes and CSS (priceListCss in lib/service.ts), and the page's small script writes the selection into messages.
 * This takes the HTML over for what needs code: the search, the calendar, and the step in the address.
 */
export function Picker(props: PickerProps) {
  const { service, hint, contact, scheduling, children, total, summary, messages } = props;
  const { names, isLive } = useNames();
  const isEmpty = isLive && names.length === 0;
  const { step, goToSchedule, goToChoose } = useStep(isEmpty);
  const { chooseHeading, scheduleHeading } = useStepHeadings(step);
  const search = useSearch();
  const { phone, whatsapp } = listContactWays(contact);
  const next = (event: MouseEvent) => {
    event.preventDefault();
    // Without a selection the page's small script says what is missing.
    if (!isEmpty) goToSchedule();
  };

  return (
    <div className="picker stack" data-live={isLive || undefined} data-step={step}>
      <header className="stack" data-gap="small">
        <p className="picker-choose picker-top cluster no-print">
          <a href={to('/booking')}>{pickerWords.back}</a> <a href={phone.address}>{shellWords.call}</a>{' '}
          <a href={whatsapp.address} rel="noreferrer">
            {whatsapp.label}
          </a>
        </p>
        <h1 ref={chooseHeading} tabIndex={-1}>
          {service.title}
        </h1>
        <p className="picker-choose no-print small">{pickerWords.stepOne}</p>
        <p className="picker-choose">{hint}</p>
      </header>
      <div className="picker-parts">
        <div className="picker-choose stack">
          <p className="lead">{service.subheader}</p>
          <SearchBox search={search} contact={contact} />
          <div>{children}</div>
        </div>
        <Schedule
          service={service}
          scheduling={scheduling}
          names={names}
          step={step}
          heading={scheduleHeading}
          isLive={isLive}
          onBack={goToChoose}
        >
          {messages}
        </Schedule>
        <div className="picker-side">
          <Bar total={total} onNext={next} />
          {summary}
        </div>
      </div>
    </div>
  );
}
