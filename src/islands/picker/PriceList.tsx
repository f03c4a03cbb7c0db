import type { ComponentProps } from 'react';
import { fill } from '#lib/placeholders.ts';
import { toGsm } from '#lib/contact/gsm-letters.ts';
import { formatCedis } from '#lib/booking/money.ts';
import { messagesWords, pickerWords } from '#words';
import { columnsOf, type Option, type Service } from '#lib/booking/service.ts';
import { CHOOSE_ID } from './ticks.ts';
import './price-list.css';

const sayPrepare = (prepare: string) => (prepare === 'nothing' ? pickerWords.nothingToDo : prepare);
const saySample = (sample: string) => (sample === 'none' ? pickerWords.nothingTaken : sample);

function Fact({ term, ...said }: { term: string } & ComponentProps<'dd'>) {
  return (
    <div>
      <dt>{term}</dt> <dd {...said} />
    </div>
  );
}

/** Plain <details>, so that it needs no script and the browser's own search finds the other names. */
function About({ option: { name, about, language } }: { option: Option }) {
  const prepare = about?.prepare ?? '';
  const others = about?.otherLanguages ?? [];
  const isCalled = others.length > 0 || (about?.alsoCalled ?? []).length > 0;
  return (
    <details className="about">
      <summary>
        {pickerWords.about}
        <span className="visually-hidden" lang={language}>
          {` ${name}`}
        </span>
      </summary>
      <dl>
        {about?.for && <Fact term={pickerWords.for}>{about.for}</Fact>}
        <Fact term={pickerWords.beforeYouCome} data-prepare={toGsm(prepare === 'nothing' ? '' : prepare)}>
          {sayPrepare(prepare || pickerWords.askUs)}
        </Fact>
        <Fact term={pickerWords.weTake}>{saySample(about?.sample || pickerWords.askUs)}</Fact>
        <Fact term={pickerWords.results}>{about?.results || pickerWords.askUs}</Fact>
        {isCalled && (
          <Fact term={pickerWords.alsoCalled} className="names" lang={language}>
            {about?.alsoCalled.join(', ')}
            {others.map(({ word, language }) => (
              <span key={word} lang={language}>
                {word}
              </span>
            ))}
          </Fact>
        )}
      </dl>
    </details>
  );
}

function Row(option: Option) {
  const { id, name, price, sameAs, unavailable, language } = option;
  return (
    <div className="row">
      <label className="option">
        <input
          type="checkbox"
          id={id}
          name={name}
          value={formatCedis(price)}
          data-price={price}
          disabled={!!unavailable}
        />
        <span lang={language}>{name}</span> <span className="price">{formatCedis(price)}</span>
      </label>
      <About option={option} />
      {unavailable && (
        <p className="same">
          {unavailable.until
            ? fill(pickerWords.unavailableUntil, { date: unavailable.until })
            : pickerWords.unavailable}
          {unavailable.why && <span lang={language}>: {unavailable.why}</span>}
        </p>
      )}
      {sameAs && <p className="same">{fill(pickerWords.sameTest, { name: sameAs })}</p>}
    </div>
  );
}

interface PriceListProps {
  service: Service;
  email: string;
}

/**
 * Never hydrated: the picker reads this HTML (`ticks.ts`). The data attributes are the parts of a message, in the GSM alphabet, which
 * keeps an SMS short. Without script the form sends the ticked options by e-mail.
 */
export function PriceList({ service, email }: PriceListProps) {
  return (
    <form
      id={CHOOSE_ID}
      className="price-list"
      method="post"
      encType="text/plain"
      action={`mailto:${email}?subject=${encodeURIComponent(service.messageSubject)}`}
      data-service={service.id}
      data-message={toGsm(service.message)}
      data-chosen={toGsm(messagesWords.chosen)}
      data-chosen-before={toGsm(messagesWords.chosenBefore)}
      data-needs-no-island
    >
      {/* Enter on a checkbox activates the first button of a form. This one does nothing. */}
      <button className="picker-enter" type="submit" formMethod="dialog" hidden>
        {pickerWords.stayHere}
      </button>
      {columnsOf(service).map((column, index) => (
        <div key={index} className="stack">
          {column.map((category) => (
            <fieldset key={category.name}>
              <legend>
                <h2>{category.name}</h2>
              </legend>
              {category.options.map((option) => (
                <Row key={option.id} {...option} />
              ))}
            </fieldset>
          ))}
        </div>
      ))}
      {/* HTML cannot add up prices, so the e-mail says that the total is their sum. */}
      <input type="hidden" name={pickerWords.estimatedTotal} value={pickerWords.sumOfPrices} />
    </form>
  );
}
