import { selectorOf } from '../ids.ts';
import { optionsOf, type Service } from './service.ts';

/** Without script nobody subtracts what a set saves, so the sum of the single prices is only a limit. */
export const isSumALimit = (service: Pick<Service, 'categories'>): boolean =>
  optionsOf(service).some(({ set }) => set && set.saves > 0);

/** Sets have no checkbox without script. */
const listTests = (service: Pick<Service, 'categories'>) => optionsOf(service).filter(({ set }) => !set);

const pricesOf = (service: Pick<Service, 'categories'>) => [
  ...new Set(listTests(service).map((option) => option.price)),
];

/** Shows the total of the counters (countersCss). Counters cannot carry 100 pesewas over to the cedis. */
export function totalCss(service: Pick<Service, 'categories'>): string {
  const hasPesewas = pricesOf(service).some((price) => price % 100 > 0);
  const sum = hasPesewas
    ? `GH₵\u00a0" counter(cedis) " + " counter(pesewas) " pesewas`
    : `GH₵\u00a0" counter(cedis) ".00`;
  return `.picker-total bdi:empty::after{content:"${sum}"}`;
}

/**
 * CSS for browsers without script. Each ticked checkbox adds 1 to the counter `chosen` (shown by picker.css), and its price
 * to `cedis` and `pesewas`.
 */
export function countersCss(service: Pick<Service, 'categories'>): string {
  const counters = pricesOf(service).map((price) => {
    const pesewas = price % 100 > 0 ? ` pesewas ${price % 100}` : '';
    return `[data-price="${price}"]:checked{counter-increment:chosen cedis ${Math.floor(price / 100)}${pesewas}}`;
  });
  return [`.picker{counter-reset:chosen cedis pesewas}`, ...counters].join('');
}

/**
 * CSS for browsers without script: the summary has the name of each test, picker.css hides these names, and this shows those of ticked
 * tests. With script it would restyle the whole list at each tick.
 */
export const chosenNamesCss = (service: Pick<Service, 'categories'>): string =>
  listTests(service)
    .map(({ id }, index) => `.picker:has(${selectorOf(id)}:checked) .picker-names>:nth-child(${index + 1})`)
    .join()
    .concat('{display:list-item}');
