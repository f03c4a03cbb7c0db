import { ContactMethods } from '#islands/contact-methods/ContactMethods.tsx';
import type { Contact } from '#lib/contact/contact-methods.ts';
import { bookingMessage } from '#lib/booking/selection.ts';
import type { Service } from '#lib/booking/service.ts';
import { messagesWords, pickerWords, scheduleWords } from '#words';
import { CHOOSE_ID } from './ticks.ts';

interface ByMessageProps {
  service: Service;
  contact: Contact;
  /** How to find the clinic, line by line. Empty if patients do not come to the clinic. */
  directions?: readonly string[];
}

/**
 * Step 2, except its calendar: how to prepare, and how to book by phone or message. This HTML is never hydrated:
 * show-selection.ts writes the selection into it. Without script, links cannot carry the selection, so the form of PriceList.tsx
 * sends the selection by e-mail.
 */
export function ByMessage({ service, contact, directions = [] }: ByMessageProps) {
  const { chosen, chosenBefore } = messagesWords;
  // show-selection.ts writes the chosen tests into the message.
  const message = {
    subject: service.messageSubject,
    body: bookingMessage({ message: service.message, chosen, chosenBefore }, []),
  };
  const { results } = service;
  // A service may say in words when results are ready. Otherwise last-result.ts fills the paragraph below.
  const resultsInWords = results?.days === undefined ? results?.when : undefined;
  return (
    <div className="stack">
      {/* picker.css shows this paragraph while nothing is ticked. `hidden` is for browsers without styles. */}
      <p className="picker-none callout" hidden>
        {service.emptyMessage}
      </p>
      <section className="stack" data-gap="small" aria-labelledby="before-you-come">
        <h3 id="before-you-come">{pickerWords.beforeYouCome}</h3>
        <p className="without-script">{scheduleWords.aboutHint}</p>
        <ul className="picker-before" />
        {resultsInWords ? <p>{resultsInWords}</p> : <p data-selection="last-result" />}
        {directions.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      <section
        className="picker-contact-methods stack no-print"
        data-gap="small"
        aria-labelledby="by-message"
      >
        <h3 id="by-message">{scheduleWords.byMessage}</h3>
        <p className="needs-script" hidden>
          {scheduleWords.selectionNote}
        </p>
        <p className="without-script">{scheduleWords.copyNote}</p>
        <ContactMethods contact={contact} message={message}>
          <li className="without-script">
            <button className="button" data-look="quiet" type="submit" form={CHOOSE_ID}>
              {scheduleWords.emailSelection}
            </button>
          </li>
        </ContactMethods>
      </section>
    </div>
  );
}
