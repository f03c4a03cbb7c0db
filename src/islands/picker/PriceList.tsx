import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { formatCedis } from '#lib/money.ts';
import { matchesSearch } from '#lib/site-search.ts';
import type { Service } from '#lib/service.ts';
import { CHOOSE_ID } from './useStep.ts';
import './price-list.css';

interface PriceListProps {
  service: Service;
  email: string;
  list: RefObject<HTMLFormElement | null>;
  search: string;
  /** Enter on a box, which is nothing without a search. */
  onNext: () => void;
}

const stay = (event: SyntheticEvent) => event.preventDefault();

/**
 * Every option of a service as a labelled checkbox with its price, under its category. Without script its form writes what is ticked
 * into an e-mail; only the button for that does so.
 */
export function PriceList({ service, email, list, search, onNext }: PriceListProps) {
  const matchOf = (name: string) =>
    search.trim() === '' ? undefined : matchesSearch(name, search) ? 'yes' : 'no';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onNext();
  };
  return (
    <form
      ref={list}
      id={CHOOSE_ID}
      className="price-list"
      method="post"
      encType="text/plain"
      action={`mailto:${email}?subject=${encodeURIComponent(service.messageSubject)}`}
      data-service={service.id}
      onSubmit={stay}
    >
      {/* Enter on a box presses the first button of a form: one that leads nowhere. */}
      <button className="picker-enter" type="submit" formMethod="dialog" hidden>
        Stay here
      </button>
      {service.categories.map((category) => (
        <fieldset key={category.name}>
          <legend>
            <h2>{category.name}</h2>
          </legend>
          {category.options.map(({ id, name, price }) => (
            <div key={id}>
              <label className="option" data-match={matchOf(name)}>
                <input
                  type="checkbox"
                  id={id}
                  name={name}
                  value={formatCedis(price)}
                  data-price={price}
                  onKeyDown={onKeyDown}
                />
                <span>{name}</span> <span className="price">{formatCedis(price)}</span>
              </label>
            </div>
          ))}
        </fieldset>
      ))}
      {/* What only HTML can say of the total. */}
      <input type="hidden" name="Estimated total" value="the sum of these prices" />
    </form>
  );
}
