/** Converts cedis, as editors write them (50 or 12.5), to whole pesewas, so that sums are exact. */
export function toPesewas(cedis: number): number {
  return Math.round(cedis * 100);
}

/** 'GH₵ 1250.00' from whole pesewas (specification, section 9). The no-break space keeps currency and number on one line. */
export function formatCedis(pesewas: number): string {
  return `GH₵\u00a0${(pesewas / 100).toFixed(2)}`;
}

/** 'GHS 80' or 'GHS 12.50' from whole pesewas, for messages: an SMS has neither ₵ nor a no-break space. */
export const formatPlainCedis = (pesewas: number): string =>
  `GHS ${(pesewas / 100).toFixed(pesewas % 100 ? 2 : 0)}`;

/** The sum of the prices, in pesewas. */
export function totalOf(options: readonly { price: number }[]): number {
  return options.reduce((sum, option) => sum + option.price, 0);
}
