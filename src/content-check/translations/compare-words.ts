import { compareFacts, type Difference, type Facts, factsOf } from '#lib/language/text-facts.ts';
import { isSentence } from '#lib/language/translation.ts';
import { shorten } from '../problem.ts';

/* What must be the same in words of two languages: places for values, numbers, links, pictures. And which way letters run. */

/** What is wrong with words beside the English ones. Only what differs is worth a look and no mistake has `isWarning`. */
interface Fault {
  message: string;
  isWarning?: true;
  /** The address of a link or picture that is wrong. */
  target?: string;
}

const quote = (text: string) => `"${shorten(text, 80)}"`;

const list = (words: readonly string[]) => words.join(', ');

const LINKS = { links: ['link', 'lead to'], pictures: ['picture', 'show'] } as const;

/** What is said of a fact that differs. A language may leave one out; it may not add or change one. */
function explainDifference({ in: kind, added, lost }: Difference, english: string): Fault[] {
  const [right, quoted] = [list(lost), quote(english)];
  if (kind === 'places') {
    const write = right ? `Write ${right}, as in English: ${quoted}` : 'Remove it';
    const missing = `${right} is missing. Write it where it belongs, as in English: ${quoted}`;
    return [{ message: added.length > 0 ? `${list(added)} stands for nothing here. ${write}` : missing }];
  }
  if (kind === 'order')
    return [
      {
        message: `${list(added)} stand here in this order, and in English ${right}: ${quoted}. Write them in that order`,
      },
    ];
  if (kind === 'numbers') {
    if (added.length === 0)
      return [{ message: `the English words have the number ${right}: ${quoted}`, isWarning: true }];
    const write = right ? `Write ${right}` : 'Remove it, or write it as in English';
    return [{ message: `${list(added)} is not in the English words: ${quoted}. ${write}` }];
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

/** The facts of words; null where the parser cannot read them, which is a mistake of its own. */
function readFacts(words: string, isMdx: boolean): Facts | null {
  try {
    return factsOf(words, isMdx);
  } catch {
    return null;
  }
}

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Names such as WhatsApp keep their letters; a sentence does not. */
function checkDirection(own: string, { links }: Facts, { direction, name }: Speech): Fault[] {
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

interface Speech {
  direction: 'ltr' | 'rtl';
  name: string;
}

/**
 * What is wrong with the words of a language beside the English words that they were made from. `called` are numbers that
 * people call.
 */
export function compareWords(
  english: string,
  own: string,
  language: Speech,
  { isMdx = false, called = [] }: { isMdx?: boolean; called?: readonly string[] } = {},
): Fault[] {
  const [theirs, ours] = [readFacts(english, isMdx), readFacts(own, isMdx)];
  if (!theirs || !ours) return [];
  return [
    ...compareFacts(theirs, ours, called).flatMap((difference) => explainDifference(difference, english)),
    ...checkDirection(own, ours, language),
  ];
}
