import { ContactMethods } from '#islands/contact-methods/ContactMethods.tsx';
import { fillElements } from '#lib/placeholders.ts';
import { listContactMethods, listMessageMethods, type Contact } from '#lib/contact/contact-methods.ts';
import { bookingMessage } from '#lib/booking/selection.ts';
import type { Service } from '#lib/booking/service.ts';
import { messagesWords, pickerWords, scheduleWords } from '#words';
import { CALENDAR_ID, CHOOSE_ID } from './ticks.ts';

/*
 * Step 2, except its calendar. This HTML is never hydrated: show-selection.ts and show-details.ts write the selection into it.
 * Without script, links cannot carry the selection, so the form of PriceList.tsx sends the selection by e-mail.
 */

interface ByMessageProps {
  service: Service;
  contact: Contact;
  hasCalendar: boolean;
  /** How people pay, or what they should ask. */
  note?: string | undefined;
}

/** The message before anything is chosen. show-selection.ts writes the chosen tests into it. */
const messageOf = ({ messageSubject, message }: Service) => ({
  subject: messageSubject,
  body: bookingMessage({ message, chosen: messagesWords.chosen }, []),
});

/** What is chosen, in a few lines, and the ways to book it. All of it fits on the first screen of a phone. */
export function ByMessage({ service, contact, hasCalendar, note }: ByMessageProps) {
  return (
    <div className="stack" data-gap="small">
      {/* picker.css shows this paragraph while nothing is ticked. `hidden` is for browsers without styles. */}
      <p className="picker-none callout" hidden>
        {service.emptyMessage}
      </p>
      <p className="no-print">
        <strong data-selection="brief" />
      </p>
      <p className="without-script">{scheduleWords.copyNote}</p>
      <div className="picker-contact-methods cluster no-print">
        <ContactMethods contact={contact} message={messageOf(service)} main={scheduleWords.whatsapp} />
        <p className="without-script">
          <button className="button" data-look="quiet" type="submit" form={CHOOSE_ID}>
            {scheduleWords.emailSelection}
          </button>
        </p>
        {hasCalendar && (
          <a className="button needs-script" data-look="quiet" href={`#${CALENDAR_ID}`} hidden>
            {scheduleWords.byCalendar}
          </a>
        )}
      </div>
      {note && <p className="no-print">{note}</p>}
      {!hasCalendar && <p className="no-print">{scheduleWords.untilAnswer}</p>}
      <p className="picker-written small no-print">{scheduleWords.selectionNote}</p>
    </div>
  );
}

interface BeforeProps {
  service: Service;
}

/** How to prepare, and when the results are ready. */
export function Before({ service }: BeforeProps) {
  const { results } = service;
  // A service may say in words when results are ready. Otherwise show-details.ts fills the paragraph below.
  const resultsInWords = results?.days === undefined ? results?.when : undefined;
  return (
    <section className="stack" data-gap="small" aria-labelledby="before-you-come">
      <h3 id="before-you-come">{pickerWords.beforeYouCome}</h3>
      <ul className="picker-before" />
      {/* Without script, and if show-details.js does not load. */}
      <p>{scheduleWords.aboutHint}</p>
      {resultsInWords ? <p>{resultsInWords}</p> : <p data-selection="last-result" />}
      <p className="needs-script no-print" hidden>
        <button type="button" className="button picker-print" data-look="quiet">
          {scheduleWords.print}
        </button>
      </p>
    </section>
  );
}

/** Where patients come to: the place, the way to its door, and when it is open. */
export function FindClinic({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <section className="stack" data-gap="small" aria-labelledby="find-clinic">
      <h3 id="find-clinic">{heading}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** A translator leaves this as it is. */
const mark = (text: string) => (
  <bdi key={text} translate="no">
    {text}
  </bdi>
);

interface AfterwardsProps {
  /** What happens after a message, and how to change a booking: sentences, and a link to the page about changes. */
  afterwards: { heading: string; text: readonly string[]; change: string; changeAddress: string };
  contact: Contact;
}

/** What comes after a booking. We do not know whether there was one, so it says both. */
export function Afterwards({ afterwards, contact }: AfterwardsProps) {
  const { heading, text, change, changeAddress } = afterwards;
  return (
    <section className="stack" data-gap="small" aria-labelledby="after-booking">
      <h3 id="after-booking">{heading}</h3>
      {text.map((line) => (
        <p key={line}>{fillElements(line, { phone: mark(contact.phone), email: mark(contact.email) })}</p>
      ))}
      <p className="no-print">
        <a href={changeAddress}>{change}</a>
      </p>
    </section>
  );
}

/** The way to book that stays in the bar of a phone at step 2. */
export function BarMessage({ service, contact }: Pick<ByMessageProps, 'service' | 'contact'>) {
  const [{ label, address }] = listMessageMethods(listContactMethods(contact, messageOf(service)));
  return (
    <a className="button picker-message" data-look="quiet" href={address} rel="noreferrer">
      {label}
    </a>
  );
}
