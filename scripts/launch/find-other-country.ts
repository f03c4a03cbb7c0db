import type { CheckedEntry } from '../../src/content-check/content.ts';
import { formatProblem } from '../../src/content-check/problem.ts';
import { listPassages } from '../../src/content-check/texts/passages.ts';
import type { Site } from '../../src/schemas/site.ts';
import { OWNER } from './find-old-pictures.ts';
import { makeBlocker, makeNote, type ReportItem } from './report-items.ts';

/** What the code takes for granted, such as the time and the money, is of this country: docs/operations.md#another-country. */
const COUNTRY_OF_CODE = 'Ghana';

export const findOtherCountry = ({ clinic: { country } }: Site): ReportItem[] =>
  country === COUNTRY_OF_CODE
    ? []
    : [
        makeBlocker(
          'Another country',
          `clinic › country: ${country}, and the code is still for ${COUNTRY_OF_CODE}: the time (GMT), money (cedis), telephones and their examples, regions, the outline of the map; change what docs/operations.md#another-country lists`,
        ),
      ];

/** One item a file. */
const findWords = (entries: readonly CheckedEntry[], words: RegExp, makeItem = makeBlocker) =>
  entries.flatMap((entry) => {
    const [first, ...others] = listPassages(entry).flatMap((passage) => {
      const word = words.exec(passage.text)?.[0];
      return word ? [passage.problemAtWords(word, `"${word}"`)] : [];
    });
    const more = others.length > 0 ? `, and in ${others.length} more` : '';
    return first ? [makeItem(`Words of ${OWNER} in ${COUNTRY_OF_CODE}`, formatProblem(first) + more)] : [];
  });

/** Texts of another organisation that still speak of ours. Such an organisation may speak of our country on purpose. */
export const findOldWords = (
  { name, clinic: { country } }: Site,
  entries: readonly CheckedEntry[],
): ReportItem[] => [
  ...(name === OWNER ? [] : findWords(entries, new RegExp(`${OWNER}|Wohohiame`, 'i'))),
  ...(country === COUNTRY_OF_CODE
    ? []
    : findWords(entries, /\b(?:Ghana|Kumasi|Accra|Twi|cedis?|GHS)\b|GH₵/, makeNote)),
];
