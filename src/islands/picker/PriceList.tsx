import { Fragment, type ComponentProps } from 'react';
import { fill, fillElements } from '#lib/placeholders.ts';
import { toGsm } from '#lib/contact/gsm-letters.ts';
import { formatCedis } from '#lib/booking/money.ts';
import { messagesWords, pickerWords } from '#words';
import { nameForMessages } from '#lib/booking/selection.ts';
import {
  columnsOf,
  listOtherNames,
  setsOf,
  type Category,
  type Option,
  type Service,
} from '#lib/booking/service.ts';
import { CHOOSE_ID } from './ticks.ts';
import './price-list.css';

const prepareText = (prepare: string) => (prepare === 'nothing' ? pickerWords.nothingToDo : prepare);
const sampleText = (sample: string) => (sample === 'none' ? pickerWords.nothingTaken : sample);

function Fact({ term, ...definition }: { term: string } & ComponentProps<'dd'>) {
  return (
    <div>
      <dt>{fill(messagesWords.label, { label: term })}</dt> <dd {...definition} />
    </div>
  );
}

/**
 * `speech` is the `lang` and `dir` of the English name. In some browsers, "find in page" also finds the option's other names in a
 * closed <details>.
 */
function About({ option }: { option: Option }) {
  const { name, translatedName, about, speech } = option;
  const { prepare = '', results = '' } = about ?? {};
  const messagePrepare = toGsm(prepare === 'nothing' ? '' : prepare);
  const otherNames = listOtherNames(option);
  return (
    <details className="about">
      <summary>
        {pickerWords.about}
        <span className="visually-hidden" {...(translatedName ? {} : speech)}>
          {` ${translatedName ?? name}`}
        </span>
      </summary>
      <dl>
        {about?.for && <Fact term={pickerWords.for}>{about.for}</Fact>}
        <Fact term={pickerWords.beforeYouCome} data-prepare={messagePrepare}>
          {prepareText(prepare || pickerWords.askUs)}
        </Fact>
        <Fact term={pickerWords.weTake}>{sampleText(about?.sample || pickerWords.askUs)}</Fact>
        <Fact term={pickerWords.results} data-days={about?.days}>
          {results || pickerWords.askUs}
        </Fact>
        {otherNames.length > 0 && (
          <Fact term={pickerWords.alsoCalled} className="names">
            {otherNames.map(({ names, speech }, index) => (
              <Fragment key={names}>
                {index > 0 && ', '}
                {speech.lang ? <span {...speech}>{names}</span> : names}
              </Fragment>
            ))}
          </Fact>
        )}
      </dl>
    </details>
  );
}

/** `price` is the price of the set. */
function SetContents({
  tests,
  saves,
  price,
  speech,
}: NonNullable<Option['set']> & Pick<Option, 'price' | 'speech'>) {
  // One element has one language, so the translated names are shown only if every test has a translated name.
  const isTranslated = tests.every(({ translatedName }) => translatedName);
  const names = tests.map(({ name, translatedName }) => (isTranslated ? translatedName : name)).join(', ');
  return (
    <p className="note">
      {fillElements(pickerWords.inSet, {
        tests: (
          <span key="tests" {...(isTranslated ? {} : speech)}>
            {names}
          </span>
        ),
      })}
      {saves > 0 &&
        ` ${fill(pickerWords.saves, { sum: formatCedis(price + saves), saved: formatCedis(saves) })}`}
    </p>
  );
}

/** The function is long because it is one piece of markup. */
function Row(option: Option) {
  const { id, name, translatedName, price, sameAs, unavailable, set, speech } = option;
  const messageName = nameForMessages(option);
  return (
    <div className="row">
      <label className={translatedName ? 'option two-names' : 'option'}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={formatCedis(price)}
          data-price={price}
          data-message-name={messageName === name ? undefined : messageName}
          data-tests={set?.tests.map((test) => test.id).join(' ')}
          disabled={!!unavailable}
        />
        <span className={translatedName && 'called'} {...(translatedName ? {} : speech)}>
          {translatedName ?? name}
        </span>
        {translatedName && (
          <>
            {' '}
            <small {...speech}>{name}</small>
          </>
        )}{' '}
        <span className="price">{formatCedis(price)}</span>
      </label>
      <About option={option} />
      {set && <SetContents {...set} price={price} speech={speech} />}
      {unavailable && (
        <p className="note" data-ends={unavailable.endsAt}>
          {unavailable.until
            ? fill(pickerWords.unavailableUntil, { date: unavailable.until })
            : pickerWords.unavailable}
          {unavailable.why && (
            <>
              {/* The text '{label}:' with an empty label gives only the colon, in French with the space before it. */}
              {fill(messagesWords.label, { label: '' })} {unavailable.why}
            </>
          )}
        </p>
      )}
      {sameAs && (
        <p className="note">
          {fillElements(pickerWords.sameTest, {
            name: (
              <span key="name" {...(sameAs.translatedName ? {} : speech)}>
                {sameAs.translatedName ?? sameAs.name}
              </span>
            ),
          })}
        </p>
      )}
    </div>
  );
}

function CategoryFields({ name, note, options }: Category) {
  return (
    <fieldset>
      <legend>
        <h2>{name}</h2>
      </legend>
      {note && <p className="small">{note}</p>}
      {options.map((option) => (
        <Row key={option.id} {...option} />
      ))}
    </fieldset>
  );
}

interface PriceListProps {
  service: Service;
  email: string;
}

/**
 * This HTML is inside the picker's island, but React never hydrates it: the picker reads it (`ticks.ts`). With
 * `data-needs-no-island`, a click here loads no island code on a slow connection. The texts for booking messages are in the GSM
 * alphabet, which keeps an SMS short. Without script, a button in ByMessage.tsx sends the ticked options by e-mail.
 */
export function PriceList({ service, email }: PriceListProps) {
  return (
    <form
      id={CHOOSE_ID}
      className="price-list"
      method="post"
      encType="text/plain"
      action={`mailto:${email}?subject=${encodeURIComponent(service.messageSubject)}`}
      // Browsers reopen a closed tab with its boxes as they were. In the tab's storage, a selection ends after 30 minutes.
      autoComplete="off"
      data-service={service.id}
      data-message={toGsm(service.message)}
      // Templates for the line of one test: `chosen` without preparation, `chosenBefore` with what to do before the test.
      data-chosen={toGsm(messagesWords.chosen)}
      data-chosen-before={toGsm(messagesWords.chosenBefore)}
      data-needs-no-island
    >
      {/* Enter on a checkbox activates the first submit button of its form. This button sends nothing: the method "dialog" works
          only inside a <dialog>. */}
      <button type="submit" formMethod="dialog" hidden>
        {pickerWords.stayHere}
      </button>
      {columnsOf(service).map((column, index) => (
        <div key={index} className="stack">
          {column.map((category) => (
            <CategoryFields key={category.name} {...category} />
          ))}
        </div>
      ))}
      {setsOf(service).map((category) => (
        <div key={category.name} className="sets">
          <CategoryFields {...category} />
        </div>
      ))}
      {/* A form without script cannot add up prices, so the e-mail says that the total is their sum. */}
      <input type="hidden" name={pickerWords.estimatedTotal} value={pickerWords.sumOfPrices} />
    </form>
  );
}
