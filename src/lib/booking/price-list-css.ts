import { fill } from '#lib/placeholders.ts';
import { pickerWords } from '#words';
import { selectorOf } from '../ids.ts';
import { formatCedis } from './money.ts';
import { optionsOf, type Service } from './service.ts';

/** Without script nobody subtracts what a set saves, so the sum of the single prices is only a limit. */
export function limitSum(service: Pick<Service, 'categories'>, sum: string): string {
  const saves = optionsOf(service).some(({ set }) => set && set.saves > 0);
  return saves ? fill(pickerWords.atMost, { total: sum }) : sum;
}

/** Sets have no checkbox without script. */
const listTests = (service: Pick<Service, 'categories'>) => optionsOf(service).filter(({ set }) => !set);

const pricesOf = (service: Pick<Service, 'categories'>) => [
  ...new Set(listTests(service).map((option) => option.price)),
];

/** Shows the total of the counters (countersCss), in the language of the page. Counters cannot carry 100 pesewas over to the cedis. */
export function totalCss(service: Pick<Service, 'categories'>): string {
  const hasPesewas = pricesOf(service).some((price) => price % 100 > 0);
  const sum = hasPesewas
    ? `GH₵\u00a0" counter(cedis) " + " counter(pesewas) " pesewas`
    : `GH₵\u00a0" counter(cedis) ".00`;
  const total = '.picker-total output>span:empty::after';
  const limit = limitSum(service, sum);
  // A script has found nothing ticked, and 0 is no limit.
  const zero = limit === sum ? '' : `[data-chosen] ${total}{content:"${formatCedis(0)}"}`;
  return `${total}{content:"${limit}"}${zero}`;
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
