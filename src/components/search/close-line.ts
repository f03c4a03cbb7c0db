import { fillElements } from '#lib/placeholders.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { pickerSearchWords } from '#words';

/** The line above matches that do not have all that was typed; nothing if they do. A translator leaves the typed words. */
export const makeCloseLine = (missing: string): (Node | string)[] =>
  missing
    ? [
        ...fillElements<Node | string>(pickerSearchWords.close, {
          words: makeElement('b', { translate: 'no' }, missing),
        }),
        ' ',
      ]
    : [];
