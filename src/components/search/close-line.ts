import { pickerSearchWords } from '#words';

/** The line above matches that do not have all that was typed; '' if they do. */
export const writeCloseLine = (missing: string): string =>
  // A function, because somebody may type "$&".
  missing && `${pickerSearchWords.close.replace('{words}', () => missing)} `;
