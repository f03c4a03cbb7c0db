import type { Contact } from '#lib/message-links.ts';
import { type Service, optionsOf } from '#lib/service.ts';
import { useRef } from 'react';
import { chosenOptions, totalOf } from '#lib/selection.ts';
import { Bar, useNext } from './Bar.tsx';
import { Schedule } from './Schedule.tsx';
import { PriceList } from './PriceList.tsx';
import { SearchBox, useSearch } from './SearchBox.tsx';
import { Summary } from './Summary.tsx';
import { useSelection } from './useSelection.ts';
import { useStep, useStepHeadings } from './useStep.ts';
import './picker.css';

/** What the page gives the picker; plain data, already sorted. */
export interface PickerProps {
  service: Service;
  hint: string;
  placeNote: string;
  contact: Contact;
  /** The service's scheduling widget; null while none is configured. */
  scheduling: { link: string; sizeMb: number } | null;
}

/**
 * Choose tests or services, see the total, find an appointment (specification, section 2). The server's HTML
 * does all of it without script, by links, checkboxes and CSS (see lib/price-list-css.ts); this
 * component takes that HTML over and adds search, messages with the selection in them, and the address.
 */
export function Picker({ service, hint, placeNote, contact, scheduling }: PickerProps) {
  const list = useRef<HTMLFormElement>(null);
  const { selection, isLive } = useSelection(list);
  const options = optionsOf(service);
  const chosen = chosenOptions(service, selection);
  const isEmpty = isLive && chosen.length === 0;
  const { step, isAsked, isEarly, goToSchedule, goToChoose } = useStep(isEmpty);
  const { chooseHeading, scheduleHeading } = useStepHeadings(step);
  const { next, alert, isMissing } = useNext(isEmpty, isEarly, goToSchedule);
  const { search, setSearch, matches, goToNext } = useSearch(options);

  return (
    <div className="picker stack" data-live={isLive || undefined} data-step={step}>
      <header className="stack" data-gap="small">
        <p className="picker-choose no-print">
          <a href="/booking">← Back to booking</a>
        </p>
        <h1 ref={chooseHeading} tabIndex={-1}>
          {service.title}
        </h1>
        <p className="picker-choose">{hint}</p>
      </header>
      <div className="picker-parts">
        <div className="picker-choose stack">
          <p className="lead">{service.subheader}</p>
          <SearchBox
            total={options.length}
            matches={matches && matches.length}
            onSearch={setSearch}
            onNext={goToNext}
          />
          <PriceList service={service} email={contact.email} list={list} search={search} onNext={goToNext} />
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
            total={isLive ? totalOf(chosen) : null}
            missing={isMissing ? service.emptyMessage : ''}
            alert={alert}
            hasCalendar={scheduling !== null}
            onNext={next}
          />
          <Summary
            names={isLive ? chosen : options}
            isLive={isLive}
            placeNote={placeNote}
            contact={contact}
          />
        </div>
      </div>
    </div>
  );
}
