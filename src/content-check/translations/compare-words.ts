import { compareFacts, type Difference, type Facts, factsOf } from '#lib/language/text-facts.ts';
import { isSentence } from '#lib/language/translation.ts';
import { shorten } from '../problem.ts';

/** A mistake in translated words. `isWarning`: the difference may be right. */
interface WordMistake {
  message: string;
  isWarning?: true;
  /** The address of a link or picture that is wrong. */
  target?: string;
}

const quote = (text: string) => `"${shorten(text, 80)}"`;

const joinWords = (words: readonly string[]) => words.join(', ');

const LINKS = { links: ['link', 'lead to'], pictures: ['picture', 'show'] } as const;

/** Messages about a fact that differs. A translation may leave out a number or link, but not add or change one. */
function explainDifference({ in: kind, added, lost }: Difference, english: string): WordMistake[] {
  const [right, quoted] = [joinWords(lost), quote(english)];
  if (kind === 'places') {
    const write = right ? `Write ${right}, as in English: ${quoted}` : 'Remove it';
    const missing = `${right} is missing. Write it where it belongs, as in English: ${quoted}`;
    return [
      { message: added.length > 0 ? `${joinWords(added)} is not a placeholder here. ${write}` : missing },
    ];
  }
  if (kind === 'order')
    return [
      {
        message: `${joinWords(added)} come in this order here, and in English in the order ${right}: ${quoted}. Write them in that order`,
      },
    ];
  if (kind === 'numbers') {
    if (added.length === 0)
      return [{ message: `the English words have the number ${right}: ${quoted}`, isWarning: true }];
    const write = right ? `Write ${right}` : 'Remove it, or write it as in English';
    return [{ message: `${joinWords(added)} is not in the English words: ${quoted}. ${write}` }];
  }
  const [name, verb] = LINKS[kind];
  if (added.length === 0)
    return [{ message: `the English words ${verb} ${right}, and these do not`, isWarning: true }];
  const write = right ? `Write ${right}` : `Remove it: ${kind} come from the English words`;
  return added.map((target) => ({
    message: `the ${name} ${target} is not in the English words. ${write}`,
    target,
  }));
}

/** The facts in a text; null if the parser cannot read it, which the body check reports. */
function factsOrNull(words: string, isMdx: boolean): Facts | null {
  try {
    return factsOf(words, isMdx);
  } catch {
    return null;
  }
}

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A sentence must run in the direction of its language; names such as WhatsApp may not. */
function checkDirection(own: string, { links }: Facts, { direction, name }: LanguageFacts): WordMistake[] {
  const found = FROM_RIGHT.exec(own)?.[0];
  if (direction === 'ltr' && found)
    return [
      {
        message: `"${found}" is written from right to left, and ${name} from left to right. Write these words in ${name}`,
      },
    ];
  const words = links.reduce((text, target) => text.replaceAll(target.replace(/^mailto:/, ''), ' '), own);
  if (direction === 'rtl' && !found && isSentence(words))
    return [
      {
        message: `these words are written from left to right, and ${name} from right to left. Write them in ${name}`,
      },
    ];
  return [];
}

interface LanguageFacts {
  direction: 'ltr' | 'rtl';
  name: string;
}

/**
 * Compares translated words with the English: placeholders, numbers, links, pictures and text direction. `called` are emergency
 * numbers.
 */
export function compareWords(
  english: string,
  own: string,
  language: LanguageFacts,
  { isMdx = false, called = [] }: { isMdx?: boolean; called?: readonly string[] } = {},
): WordMistake[] {
  const [theirs, ours] = [factsOrNull(english, isMdx), factsOrNull(own, isMdx)];
  if (!theirs || !ours) return [];
  return [
    ...compareFacts(theirs, ours, called).flatMap((difference) => explainDifference(difference, english)),
    ...checkDirection(own, ours, language),
  ];
}
