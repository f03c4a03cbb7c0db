import { listTicked } from '#islands/picker/ticks.ts';
import type { Priced, SelectionLine } from '#lib/booking/selection-lines.ts';

export type PricedBox = Priced & { box: HTMLInputElement };
export type BoxLine = SelectionLine<PricedBox>;

/** What is chosen, in a list without sets: each ticked box is a line. For lists with sets, follow-sets.ts puts its own rules here. */
export const rules = {
  /** What the selection costs, line by line. */
  readLines: (): BoxLine[] =>
    listTicked().map((box) => {
      const price = Number(box.dataset['price']);
      return { option: { box, id: box.id, price }, count: 1, price };
    }),
  /** The ids that stand for the selection in storage. */
  listChosenIds: (): string[] => listTicked().map(({ id }) => id),
};
