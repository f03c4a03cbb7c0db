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
function* explainDifference({ in: kind, added, lost }: Difference, english: string): Generator<WordMistake> {
  const [wrong, right, quoted] = [joinWords(added), joinWords(lost), quote(english)];
  if (kind === 'places') {
    const write = right ? `Write ${right}, as in English: ${quoted}` : 'Remove it';
    const missing = `${right} is missing. Write it where it belongs, as in English: ${quoted}`;
    yield { message: wrong ? `${wrong} is not a placeholder here. ${write}` : missing };
  } else if (kind === 'order') {
    const message = `${wrong} come in this order here, and in English in the order ${right}: ${quoted}. Write them in that order`;
    yield { message };
  } else if (kind === 'numbers') {
    const write = right ? `Write ${right}` : 'Remove it, or write it as in English';
    if (wrong) yield { message: `${wrong} is not in the English words: ${quoted}. ${write}` };
    else yield { message: `the English words have the number ${right}: ${quoted}`, isWarning: true };
  } else {
    const [name, verb] = LINKS[kind];
    const write = right ? `Write ${right}` : `Remove it: ${kind} come from the English words`;
    for (const target of added)
      yield { message: `the ${name} ${target} is not in the English words. ${write}`, target };
    if (!wrong) yield { message: `the English words ${verb} ${right}, and these do not`, isWarning: true };
  }
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

/** A message about a sentence that does not run in the direction of its language; names such as WhatsApp need not. */
function explainDirection(own: string, { links }: Facts, { direction, name }: LanguageFacts): string | null {
  const found = FROM_RIGHT.exec(own)?.[0];
  if (direction === 'ltr' && found)
    return `"${found}" is written from right to left, and ${name} from left to right. Write these words in ${name}`;
  const words = links.reduce((text, target) => text.replaceAll(target.replace(/^mailto:/, ''), ' '), own);
  if (direction === 'rtl' && !found && isSentence(words))
    return `these words are written from left to right, and ${name} from right to left. Write them in ${name}`;
  return null;
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
  const differences = compareFacts(theirs, ours, called);
  const message = explainDirection(own, ours, language);
  return [
    ...differences.flatMap((difference) => [...explainDifference(difference, english)]),
    ...(message ? [{ message }] : []),
  ];
}
