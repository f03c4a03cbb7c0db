import type { ReactElement } from 'react';
import { fillElements } from '#lib/placeholders.ts';
import { listContactMethods, type Contact } from '#lib/contact/contact-methods.ts';
import { isSumALimit } from '#lib/booking/price-list-css.ts';
import { optionsOf, type Service } from '#lib/booking/service.ts';
import { pickerWords, to } from '#words';
import { BarMessage } from './ByMessage.tsx';
import { CHOOSE_ID, SCHEDULE_ID } from './ticks.ts';

/*
 * The summary is never hydrated. Scripts in components/booking write the selection into it. Without script, CSS shows the
 * names and the total (lib/booking/price-list-css.ts).
 */

const SUMMARY_HEADING_ID = 'selected-services';

/** The sum, written by show-selection.ts or, without script, by CSS. */
const total = <bdi key="total" data-selection="total" translate="no" />;

/** follow-sets.ts removes the words "at most", because it subtracts what sets save. */
const AtMost = () =>
  fillElements<ReactElement>(pickerWords.atMost, { total }).map((part) =>
    typeof part === 'string' ? (
      <span key={part} className="at-most">
        {part}
      </span>
    ) : (
      part
    ),
  );

/**
 * Sticky on phones. The alert asks for a choice if NEXT is clicked while nothing is chosen. On a phone, the second press of a double
 * press does nothing: step 2 has only the total in the place of NEXT, and /booking has a link to its own top in the place of CANCEL
 * (PhoneBar.astro).
 */
function TotalBar({ service, contact }: Pick<SummaryProps, 'service' | 'contact'>) {
  return (
    <div className="picker-bar">
      <div className="field-error" role="alert" tabIndex={-1} data-selection="missing" />
      <a className="button picker-choose picker-cancel no-print" data-look="quiet" href={to('/booking')}>
        {pickerWords.cancel}
      </a>
      <div className="picker-step-two no-print" hidden>
        <BarMessage service={service} contact={contact} />
      </div>
      <div className="picker-total" hidden>
        {/*
          Screen readers read the label before the total. Without the label, the number could be taken for the price of the test
          that was ticked last. The <output> must be outside the form of the price list. In Firefox and Safari, a reset of that form
          would replace the elements inside the <output> with text.
        */}
        <output aria-labelledby={SUMMARY_HEADING_ID}>
          {fillElements(pickerWords.total, { total: isSumALimit(service) ? <AtMost key="total" /> : total })}
        </output>
        <a className="picker-count small no-print" href={`#${SUMMARY_HEADING_ID}`}>
          {fillElements(pickerWords.chosen, { count: <span key="count" data-selection="count" /> })}
        </a>
      </div>
      <a className="button picker-choose picker-next no-print" href={`#${SCHEDULE_ID}`}>
        {pickerWords.next}
      </a>
    </div>
  );
}

interface SummaryProps {
  service: Service;
  /** Help for visitors who do not know what they need. */
  hint: string;
  placeNote: string;
  contact: Contact;
}

/**
 * Parts that need CSS or script have `hidden` in the HTML, and CSS shows them. The function is long because it is one piece of
 * markup.
 */
export function Summary({ service, hint, placeNote, contact }: SummaryProps) {
  const { results } = service;
  // Without script, a set cannot be ticked.
  const tests = optionsOf(service).filter(({ set }) => !set);
  return (
    <>
      <TotalBar service={service} contact={contact} />
      <section className="picker-summary stack" data-gap="small" aria-labelledby={SUMMARY_HEADING_ID}>
        <h2 id={SUMMARY_HEADING_ID} tabIndex={-1}>
          {pickerWords.selected}
        </h2>
        <ul className="picker-names" hidden>
          {tests.map(({ id, name, translatedName, speech }) => (
            <li key={id} {...(translatedName ? {} : speech)}>
              {translatedName ?? name}
            </li>
          ))}
        </ul>
        <p className="picker-none no-print" hidden>
          {pickerWords.nothingSelected}
        </p>
        <p className="picker-chosen no-print">
          <button type="reset" className="button" data-look="quiet" form={CHOOSE_ID}>
            {pickerWords.clearSelection}
          </button>
        </p>
        <div className="picker-chosen needs-script no-print stack" data-gap="small" hidden>
          <button type="button" className="button picker-share" data-look="quiet">
            {pickerWords.share}
          </button>
          <p className="small">{pickerWords.shareWarning}</p>
          <div role="status" />
        </div>
        <p className="small no-print">{hint}</p>
        <p className="small">{pickerWords.estimates}</p>
        <p className="small">{placeNote}</p>
        {(results?.how ?? results?.who) && (
          <p className="small">
            {results.how} {results.who}
          </p>
        )}
        <p className="small">
          {fillElements(pickerWords.needHelp, {
            phone: (
              <a key="phone" href={listContactMethods(contact).phone.address}>
                <bdi translate="no">{contact.phone}</bdi>
              </a>
            ),
          })}
        </p>
      </section>
    </>
  );
}
