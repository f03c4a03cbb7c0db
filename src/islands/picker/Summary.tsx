import { parts } from '#lib/placeholders.ts';
import { listContactMethods, type Contact } from '#lib/contact/contact-methods.ts';
import { optionsOf, type Service } from '#lib/booking/service.ts';
import { pickerWords, to } from '#words';
import { CHOOSE_ID, SCHEDULE_ID } from './ticks.ts';

/*
 * What tells the selection. The page alone makes it, and its small script (components/booking/tell-selection.ts) writes into what has
 * `data-told`; without script styles do (lib/booking/service.ts).
 */

/** The id of the summary, which the bar of a phone leads to. */
const SUMMARY_ID = 'selected-services';

/** What is missing before NEXT leads on, how much all of it costs, and how many are chosen; CANCEL and NEXT. It stays in sight. */
function Bar() {
  return (
    <div className="picker-bar" data-needs-no-island>
      <div className="field-error" role="alert" tabIndex={-1} data-told="missing" />
      <div className="picker-total" hidden>
        {/* The words belong to what is read out: a price alone could be that of the test just ticked. It belongs to no form:
            "Clear selection" would put text in the place of the elements in it (Firefox, Safari), and the total would stand still. */}
        <output>{parts(pickerWords.total, { total: <span key="total" data-told="total" /> })}</output>
        <a className="picker-count small no-print" href={`#${SUMMARY_ID}`}>
          {parts(pickerWords.chosen, { count: <span key="count" data-told="count" /> })}
        </a>
      </div>
      <div className="picker-choose cluster no-print">
        <a className="button picker-cancel" data-look="quiet" href={to('/booking')}>
          {pickerWords.cancel}
        </a>{' '}
        <a className="button picker-next" href={`#${SCHEDULE_ID}`}>
          {pickerWords.next}
        </a>
      </div>
    </div>
  );
}

interface SummaryProps {
  service: Service;
  /** What to do where somebody does not know what they need. */
  hint: string;
  placeNote: string;
  contact: Contact;
}

/** The running total, the names of what is chosen, and the notes that belong to a price. What only styles or script make true has `hidden`. */
export function Summary({ service, hint, placeNote, contact }: SummaryProps) {
  return (
    <>
      <Bar />
      <section
        className="picker-summary stack"
        data-gap="small"
        aria-labelledby={SUMMARY_ID}
        data-needs-no-island
      >
        <h2 id={SUMMARY_ID} tabIndex={-1}>
          {pickerWords.selected}
        </h2>
        <ul className="picker-names" hidden>
          {optionsOf(service).map(({ id, name, language }) => (
            <li key={id} lang={language}>
              {name}
            </li>
          ))}
        </ul>
        <p className="picker-none no-print" hidden>
          {pickerWords.nothingSelected}
        </p>
        <p className="picker-clear no-print">
          <button type="reset" className="button" data-look="quiet" form={CHOOSE_ID}>
            {pickerWords.clearSelection}
          </button>
        </p>
        <div className="picker-clear needs-script no-print stack" data-gap="small" hidden>
          <button type="button" className="button picker-share" data-look="quiet">
            {pickerWords.share}
          </button>
          <p className="small">{pickerWords.shareWarning}</p>
          <div role="status" />
        </div>
        <p className="small no-print">{hint}</p>
        <p className="small">{pickerWords.estimates}</p>
        <p className="small">{placeNote}</p>
        <p className="small">
          {parts(pickerWords.needHelp, {
            phone: (
              <a key="phone" href={listContactMethods(contact).phone.address}>
                {contact.phone}
              </a>
            ),
          })}
        </p>
      </section>
    </>
  );
}
