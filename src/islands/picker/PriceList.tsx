import { Fragment, type ComponentProps } from 'react';
import { fill, fillElements } from '#lib/placeholders.ts';
import { toGsm } from '#lib/contact/gsm-letters.ts';
import { formatCedis, formatPlainCedis } from '#lib/booking/money.ts';
import { isSumALimit } from '#lib/booking/price-list-css.ts';
import { messagesWords, pickerWords } from '#words';
import { nameForMessages } from '#lib/booking/selection.ts';
import { listPreparations, type Prepared } from '#lib/booking/preparations.ts';
import { slugOf } from '#lib/ids.ts';
import {
  columnsOf,
  listOtherNames,
  setsOf,
  shownPriceOf,
  type Category,
  type Option,
  type Service,
} from '#lib/booking/service.ts';
import { CHOOSE_ID, SETS_ID } from './ticks.ts';
import './price-list.css';

/** What to do before a test, in the words of the page. */
function prepareFor(option: Option): Prepared<Option> {
  const { warning = '', prepare } = option.about ?? {};
  const facts = { name: option, warning };
  if (!prepare) return { ...facts, prepare: pickerWords.askToPrepare, kind: 'ask' };
  if (prepare === 'nothing') return { ...facts, prepare: pickerWords.nothingToDo, kind: 'nothing' };
  return { ...facts, prepare, kind: '' };
}

/** The name of a test, first in the page's language. `speech` is the `lang` and `dir` of an English name. */
const Name = ({ name, translatedName, speech }: Pick<Option, 'name' | 'translatedName' | 'speech'>) => (
  <span {...(translatedName ? {} : speech)}>{translatedName ?? name}</span>
);

const Names = ({ options }: { options: readonly Option[] }) => (
  <>
    {options.map((option, index) => (
      <Fragment key={option.id}>
        {index > 0 && ', '}
        <Name {...option} />
      </Fragment>
    ))}
  </>
);

function Fact({ term, ...definition }: { term: string } & ComponentProps<'dd'>) {
  return (
    <div>
      <dt>{fill(messagesWords.label, { label: term })}</dt> <dd {...definition} />
    </div>
  );
}

/** What to do before a test; show-details.ts reads it for step 2. Before a set: what to do before each of its tests. */
function Preparations({ option }: { option: Option }) {
  const { set } = option;
  if (!set) {
    const { warning, prepare, kind } = prepareFor(option);
    return (
      <dd>
        {warning && <strong>{warning}</strong>} {/* After a warning, "nothing to do" would contradict it. */}
        <span data-prepare={kind}>{warning && kind === 'nothing' ? '' : prepare}</span>
      </dd>
    );
  }
  return listPreparations(set.tests.map(prepareFor)).map(({ text, isWarning, names }) => (
    <dd key={text}>
      <Names options={names} />
      {fill(messagesWords.label, { label: '' })} {isWarning ? <strong>{text}</strong> : text}
    </dd>
  ));
}

/** In some browsers, "find in page" also finds the option's other names in a closed <details>. */
function About({ option }: { option: Option }) {
  const { name, translatedName, about, speech } = option;
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
        <div>
          <dt>{fill(messagesWords.label, { label: pickerWords.beforeYouCome })}</dt>{' '}
          <Preparations option={option} />
        </div>
        {about?.sample !== 'none' && (
          <Fact term={pickerWords.weTake}>{about?.sample ?? pickerWords.askUs}</Fact>
        )}
        <Fact term={pickerWords.results} data-days={about?.days}>
          {about?.results ?? pickerWords.askUs}
        </Fact>
        {otherNames.length > 0 && (
          <Fact term={pickerWords.alsoCalled} className="names" translate="no">
            {otherNames.map(({ names, speech }, index) => {
              const comma = index + 1 < otherNames.length ? ', ' : '';
              // One text, since React writes a comment between two.
              if (!speech.lang) return names + comma;
              return (
                <Fragment key={names}>
                  <span {...speech}>{names}</span>
                  {comma}
                </Fragment>
              );
            })}
          </Fact>
        )}
      </dl>
    </details>
  );
}

const makePrice = (pesewas: number) => (
  <bdi key={pesewas} translate="no">
    {formatCedis(pesewas)}
  </bdi>
);

function SetContents({ option, set }: { option: Option; set: NonNullable<Option['set']> }) {
  const { tests, people, saves } = set;
  const price = shownPriceOf(option);
  return (
    <p className="note">
      {/* Beside the price, for which it says how many people pay it. */}
      {price !== undefined &&
        people > 1 &&
        fillElements(`${fill(pickerWords.forPeople, { count: people })} `, {
          price: makePrice(option.price),
        })}
      {fillElements(pickerWords.inSet, { tests: <Names key="tests" options={tests} /> })}
      {price === undefined
        ? fillElements(` ${pickerWords.setSum}`, { price: makePrice(option.price * people) })
        : fillElements(` ${pickerWords.asSet}`, { price: makePrice(price), sum: makePrice(price + saves) })}
    </p>
  );
}

/** The function is long because it is one piece of markup. */
function Row(option: Option) {
  const { id, name, translatedName, price, sameAs, unavailable, set, speech } = option;
  const messageName = nameForMessages(option);
  const shownPrice = shownPriceOf(option);
  return (
    <div className="row">
      <label className={translatedName ? 'option two-names' : 'option'}>
        {/* Without script a set is only text. follow-sets.ts enables its checkbox. */}
        <input
          type="checkbox"
          className={set && 'needs-script'}
          hidden={!!set}
          id={id}
          name={name}
          // Without script, the form is an e-mail, in which some browsers garble the cedi sign.
          value={formatPlainCedis(price)}
          data-price={price}
          data-message-name={messageName === name ? undefined : messageName}
          data-tests={set?.tests.map((test) => test.id).join(' ')}
          data-people={set && set.people > 1 ? set.people : undefined}
          data-unavailable={set && unavailable ? '' : undefined}
          disabled={!!set || !!unavailable}
        />
        <span className={translatedName && 'called'} {...(translatedName ? {} : speech)}>
          {translatedName ?? name}
        </span>
        {translatedName && (
          <>
            {' '}
            <small {...speech}>{name}</small>
          </>
        )}
        {shownPrice !== undefined && (
          <>
            {' '}
            <span className="price" translate="no">
              {formatCedis(shownPrice)}
            </span>
          </>
        )}
      </label>
      <About option={option} />
      {set && <SetContents option={option} set={set} />}
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
      {/* show-details.ts repeats this in step 2 if both are chosen. */}
      {sameAs && (
        <p className="note" data-same={slugOf(sameAs.name)}>
          {fillElements(pickerWords.sameTest, { name: <Name key="name" {...sameAs} speech={speech} /> })}
        </p>
      )}
    </div>
  );
}

function CategoryFields({ name, options }: Category) {
  return (
    <fieldset>
      <legend>
        <h2>{name}</h2>
      </legend>
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
 * This HTML is inside the picker's island, but React never hydrates it: the picker reads it (`ticks.ts`). The texts for booking
 * messages are in the GSM alphabet, which keeps an SMS short. Without script, a button in ByMessage.tsx sends the ticked options by
 * e-mail.
 */
export function PriceList({ service, email }: PriceListProps) {
  const message = toGsm(service.message);
  // After the selection: a line before it, such as "I would like:", is no blank.
  const [blank, ...others] = message
    .slice(message.lastIndexOf('}') + 1)
    .split('\n')
    .filter((line) => line.endsWith(':'));
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
      data-message={message}
      // The template for the line of one test.
      data-chosen={toGsm(messagesWords.chosen)}
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
      {setsOf(service).map(({ name, note, options }) => (
        <section key={name} className="sets" id={SETS_ID} aria-labelledby="sets-heading">
          <h2 id="sets-heading">{name}</h2>
          <p className="small">{note}</p>
          <p className="without-script small">{pickerWords.tickTests}</p>
          <div>
            {options.map((option) => (
              <Row key={option.id} {...option} />
            ))}
          </div>
        </section>
      ))}
      {/* A form without script cannot add up prices, so the e-mail says that the total is their sum. */}
      <input
        type="hidden"
        name={pickerWords.estimatedTotal}
        value={
          isSumALimit(service)
            ? fill(pickerWords.atMost, { total: pickerWords.sumOfPrices })
            : pickerWords.sumOfPrices
        }
      />
      {/* The blank lines of the message, for patients to fill in. One field for all has fewer bytes. */}
      {blank && (
        <input type="hidden" name={blank.slice(0, -1)} value={others.map((line) => `\n${line}`).join('')} />
      )}
    </form>
  );
}
