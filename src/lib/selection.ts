import { optionsOf, type Option, type Service } from './service.ts';

/** Ids of the chosen options of one service. */
export type Selection = ReadonlySet<string>;

/** The chosen options, in the order of the price list. */
export function chosenOptions(service: Service, selection: Selection): Option[] {
  return optionsOf(service).filter((option) => selection.has(option.id));
}

/** Sum of the chosen prices, in pesewas, across all categories. */
export function totalOf(options: readonly Pick<Option, 'price'>[]): number {
  return options.reduce((sum, option) => sum + option.price, 0);
}
