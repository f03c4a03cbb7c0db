import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { formatCedis } from '#lib/money.ts';
import { matchesSearch } from '#lib/search.ts';
import { chosenOptions, totalOf } from '#lib/selection.ts';
import { optionsOf } from '#lib/service.ts';
import { MessageWays } from './MessageWays.tsx';
import { PriceList } from './PriceList.tsx';
import { Schedule } from './Schedule.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Summary } from './Summary.tsx';
import { useSelection } from './useSelection.ts';
import { SCHEDULE_ID, useStep } from './useStep.ts';
import type { PickerProps } from './words.ts';
import './picker.css';

/**
 * Choose tests or services, see the total, find an appointment (specification, section 2). The server's HTML
 * does all of it without script, by links, checkboxes and CSS (see lib/price-list-css.ts); this
 * component takes that HTML over and adds search, messages with the selection in them, and the address.
 */
export function Picker({ service, hint, placeNote, contact, scheduling }: PickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const chooseHeading = useRef<HTMLHeadingElement>(null);
  const scheduleHeading = useRef<HTMLHeadingElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const { selection, toggle, isLive, unknown } = useSelection(service, root);
  const { step: addressStep, isAsked, goToSchedule, goToChoose } = useStep();
  const [search, setSearch] = useState('');
  const [wasEmpty, setWasEmpty] = useState(false);

  const options = optionsOf(service);
  const chosen = chosenOptions(service, selection);
  const isEmpty = isLive && chosen.length === 0;
  const step = isEmpty ? 'choose' : addressStep;
  const showsEmptyMessage = isEmpty && (wasEmpty || addressStep === 'schedule');

  useEffect(() => {
    if (showsEmptyMessage) alert.current?.focus();
  }, [showsEmptyMessage, wasEmpty]);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    (step === 'schedule' ? scheduleHeading : chooseHeading).current?.focus();
    scrollTo(0, 0);
  }, [step]);

  const next = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!isEmpty) return goToSchedule();
    setWasEmpty(true);
    alert.current?.focus();
  };
  const back = (event: MouseEvent) => {
    event.preventDefault();
    goToChoose();
  };

  return (
    <div ref={root} className="picker stack" data-live={isLive || undefined} data-step={step}>
      <header className="stack" data-gap="small">
        <p className="picker-choose no-print">
          <a href="/booking">← Back to booking</a>
        </p>
        <h1 ref={chooseHeading} tabIndex={-1}>
          {service.title}
        </h1>
        <p className="picker-choose">{hint}</p>
        {unknown > 0 && (
          <p role="status" className="callout">
            The link you opened named {unknown === 1 ? 'one service' : `${unknown} services`} that we do not
            have. The rest is selected.
          </p>
        )}
      </header>
      <div className="picker-parts">
        <form
          id="choose"
          className="picker-choose stack"
          method="post"
          encType="text/plain"
          action={`mailto:${contact.email}?subject=${encodeURIComponent(service.messageSubject)}`}
          onSubmit={next}
        >
          <p className="lead">{service.subheader}</p>
          <SearchBox
            total={options.length}
            matches={
              search.trim() === '' ? null : options.filter(({ name }) => matchesSearch(name, search)).length
            }
            onSearch={setSearch}
          />
          <PriceList
            categories={service.categories}
            selection={selection}
            search={search}
            onToggle={toggle}
          />
        </form>
        <section id={SCHEDULE_ID} className="picker-schedule stack" aria-labelledby="schedule-heading">
          <p className="no-print">
            <a href="#choose" onClick={back}>
              ← Back to your selection
            </a>
          </p>
          <h2 id="schedule-heading" ref={scheduleHeading} tabIndex={-1}>
            Find an Appointment
          </h2>
          {isLive && <p className="picker-for">You chose: {chosen.map(({ name }) => name).join(', ')}.</p>}
          {!isLive && <p className="picker-none callout">{service.emptyMessage}</p>}
          {step === 'schedule' || !isLive ? (
            <Schedule
              service={service}
              scheduling={scheduling}
              chosen={chosen}
              isLive={isLive}
              isAsked={isAsked}
            />
          ) : null}
          <MessageWays service={service} chosen={chosen} contact={contact} isLive={isLive} />
        </section>
        <div className="picker-side">
          <div className="picker-bar">
            <div className="picker-total">
              {/* The words belong to what is read out: a price alone could be that of the test just ticked. */}
              <output form="choose">
                Total = <span>{isLive ? formatCedis(totalOf(chosen)) : null}</span>
              </output>
            </div>
            <div ref={alert} tabIndex={-1} role="alert" className="field-error">
              {showsEmptyMessage && service.emptyMessage}
            </div>
            <div className="picker-choose cluster no-print">
              <a className="button" data-look="quiet" href="/booking">
                CANCEL
              </a>
              <a className="button" href={`#${SCHEDULE_ID}`} onClick={next}>
                NEXT
              </a>
            </div>
          </div>
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
