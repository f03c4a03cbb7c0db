import { optionsOf, type Service } from './service.ts';

// A selector with # cannot begin with a digit, as the id of "25-OH vitamin D" does.
const selectorOf = (id: string) => (/^\d/.test(id) ? `[id="${id}"]` : `#${id}`);

/**
 * The rules that let a price list add up and name what is ticked before, and without, any script: each ticked
 * box increments a CSS counter by its price, and shows its name in the summary.
 * A price with pesewas adds to a second counter, since counters cannot carry.
 */
export function priceListCss(service: Pick<Service, 'categories'>): string {
  const options = optionsOf(service);
  const prices = [...new Set(options.map((option) => option.price))];
  const hasPesewas = prices.some((price) => price % 100 > 0);
  const counters = prices.map((price) => {
    const rest = price % 100 > 0 ? ` pesewas ${price % 100}` : '';
    return `[data-price="${price}"]:checked{counter-increment:chosen cedis ${Math.floor(price / 100)}${rest}}`;
  });
  // The summary names the options in the order of the list.
  const shown = options
    .map(({ id }, index) => `.picker:has(${selectorOf(id)}:checked) .picker-names>:nth-child(${index + 1})`)
    .join();
  const sum = hasPesewas
    ? `"GH₵\u00a0" counter(cedis) " + " counter(pesewas) " pesewas"`
    : `"GH₵\u00a0" counter(cedis) ".00"`;
  return [
    `.picker{counter-reset:chosen cedis pesewas}`,
    ...counters,
    `.picker:not([data-live]) output>span::after{content:${sum}}`,
    `${shown}{display:list-item}`,
  ].join('');
}
