import { selectorOf } from '../ids.ts';
import { includedTestsCss } from './service-sets.ts';
import { optionsOf, type Service } from './service.ts';

/**
 * CSS that, without script, shows the total and the names of the ticked options. Each ticked checkbox adds 1 to the counter
 * `chosen` (shown by picker.css), and its price to `cedis` and `pesewas`. Counters cannot carry 100 pesewas over to the cedis.
 */
export function priceListCss(service: Pick<Service, 'categories'>): string {
  const options = optionsOf(service);
  const prices = [...new Set(options.map((option) => option.price))];
  const hasPesewas = prices.some((price) => price % 100 > 0);
  const counters = prices.map((price) => {
    const pesewas = price % 100 > 0 ? ` pesewas ${price % 100}` : '';
    return `[data-price="${price}"]:checked{counter-increment:chosen cedis ${Math.floor(price / 100)}${pesewas}}`;
  });
  // The summary has the name of each option, in the order of `options`. picker.css hides these names. The last rule below
  // shows the names of ticked options.
  const chosenNamesSelector = options
    .map(({ id }, index) => `.picker:has(${selectorOf(id)}:checked) .picker-names>:nth-child(${index + 1})`)
    .join();
  const sum = hasPesewas
    ? `"GH₵\u00a0" counter(cedis) " + " counter(pesewas) " pesewas"`
    : `"GH₵\u00a0" counter(cedis) ".00"`;
  return [
    `.picker{counter-reset:chosen cedis pesewas}`,
    ...counters,
    ...includedTestsCss(options),
    `.picker-total output>span:empty::after{content:${sum}}`,
    `${chosenNamesSelector}{display:list-item}`,
  ].join('');
}
