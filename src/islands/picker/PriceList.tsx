import { formatCedis } from '#lib/money.ts';
import { matchesSearch } from '#lib/search.ts';
import type { Selection } from '#lib/selection.ts';
import type { Category } from '#lib/service.ts';

interface PriceListProps {
  categories: Category[];
  selection: Selection;
  search: string;
  onToggle: (id: string) => void;
}

/** Every option of a service as a labelled checkbox with its price, under its category. */
export function PriceList({ categories, selection, search, onToggle }: PriceListProps) {
  const matchOf = (name: string) =>
    search.trim() === '' ? undefined : matchesSearch(name, search) ? 'yes' : 'no';
  return (
    <div className="price-list">
      {categories.map((category) => (
        <fieldset key={category.name}>
          <legend>
            <h2>{category.name}</h2>
          </legend>
          {category.options.map(({ id, name, price }) => (
            <label key={id} className="option" data-match={matchOf(name)}>
              <input
                type="checkbox"
                id={id}
                name={name}
                value={formatCedis(price)}
                data-price={price}
                checked={selection.has(id)}
                onChange={() => onToggle(id)}
              />
              <span>{name}</span>
              <span className="price">{formatCedis(price)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
