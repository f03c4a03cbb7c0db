import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { Contact } from '#lib/message-links.ts';
import type { Service } from '#lib/service.ts';
import { pickerWords, to } from '#lib/words.ts';
import { Bar, useNext } from './Bar.tsx';
import { Schedule } from './Schedule.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Summary } from './Summary.tsx';
import { findList, readOption, tickedIn, type ShownOption } from './ticks.ts';
import { useSearch } from './useSearch.ts';
import { useStep, useStepHeadings } from './useStep.ts';
import './picker.css';

/** What the page gives the picker; plain data. */
export interface PickerProps {
  service: Omit<Service, 'categories'>;
  hint: string;
  placeNote: string;
  contact: Contact;
  /** The service's scheduling widget, and what comes after one booked there; null while none is configured. */
  scheduling: { link: string; sizeMb: number; afterwards: string } | null;
  /** The price list, which the page makes and this reads (PriceList.tsx). */
  children?: ReactNode;
  /** The names of all options, for the summary until then. */
  names?: ReactNode;
}

/**
 * What is ticked in the price list, in its order, before the code arrived too. `isLive` is false on the server and until the list
 * has been read.
 */
function useSelection() {
  const [chosen, setChosen] = useState<ShownOption[]>([]);
  const [isLive, setIsLive] = useState(false);

  useLayoutEffect(() => {
    const list = findList();
    if (!list) return;
    const read = () => setChosen(tickedIn(list).map(readOption));
    // This event comes before the boxes are emptied.
    const empty = () => setChosen([]);
    read();
    setIsLive(true);
    list.addEventListener('change', read);
    list.addEventListener('reset', empty);
    return () => {
      list.removeEventListener('change', read);
      list.removeEventListener('reset', empty);
    };
  }, []);

  return { chosen, isLive };
}

/**
 * Choose tests or services, see the total, find an appointment (specification, section 2). The server's HTML
 * does all of it without script, by links, checkboxes and CSS (priceListCss in lib/service.ts); this
 * component takes that HTML over and adds search, messages with the selection in them, and the address.
 */
export function Picker({ service, hint, placeNote, contact, scheduling, children, names }: PickerProps) {
  const { chosen, isLive } = useSelection();
  const isEmpty = isLive && chosen.length === 0;
  const { step, isAsked, isEarly, goToSchedule, goToChoose } = useStep(isEmpty);
  const { chooseHeading, scheduleHeading } = useStepHeadings(step);
  const { next, alert, isMissing } = useNext(isEmpty, isEarly, goToSchedule);
  const search = useSearch();

  return (
    <div className="picker stack" data-live={isLive || undefined} data-step={step}>
      <header className="stack" data-gap="small">
        <p className="picker-choose no-print">
          <a href={to('/booking')}>{pickerWords.back}</a>
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
          contact={contact}
          chosen={chosen}
          step={step}
          heading={scheduleHeading}
          isLive={isLive}
          isAsked={isAsked}
          onBack={goToChoose}
        />
        <div className="picker-side">
          <Bar
            chosen={chosen}
            isLive={isLive}
            missing={isMissing ? service.emptyMessage : ''}
            alert={alert}
            hasCalendar={scheduling !== null}
            onNext={next}
          />
          <Summary chosen={chosen} isLive={isLive} names={names} placeNote={placeNote} contact={contact} />
        </div>
      </div>
    </div>
  );
}
