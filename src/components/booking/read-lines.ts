import { CHOOSE_ID, queryAll, testIdsOf } from '#islands/picker/ticks.ts';
import type { Priced, SelectionLine } from '#lib/booking/selection-lines.ts';

type PricedBox = Priced & { box: HTMLInputElement };

/** Without sets, each ticked option is a line. Lists with sets have the rule of listLines(): follow-sets.ts puts it here. */
export const rule = {
  listLines: (options: readonly PricedBox[]): SelectionLine<PricedBox>[] =>
    options.map((option) => ({ option, count: 1, price: option.price })),
};

/** What the selection costs, line by line. The tests of a complete set are ticked, so the rule needs no other tests. */
export function readLines(): SelectionLine<PricedBox>[] {
  const boxes = queryAll<HTMLInputElement>(`#${CHOOSE_ID} [data-price]:checked, #${CHOOSE_ID} [data-tests]`);
  const options = boxes.map((box) => {
    const { price, people = 1 } = box.dataset;
    return { box, id: box.id, price: Number(price), testIds: testIdsOf(box), people: Number(people) };
  });
  return rule.listLines(options);
}
