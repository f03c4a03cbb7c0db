import { datesWords } from '#words';

/** A number as the language of the page writes it: 1.2, and 1,2 in French. Prices keep their form in every language. */
export const sayNumber = (number: number | string): string => String(number).replace('.', datesWords.decimal);
