import { compareFacts, type Difference, type Facts, factsOf } from '#lib/language/text-facts.ts';
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

/**
 * Compares translated words with the English: placeholders, numbers, links and pictures. `called` are emergency
 * numbers.
 */
export function compareWords(
  english: string,
  own: string,
  { isMdx = false, called = [] }: { isMdx?: boolean; called?: readonly string[] } = {},
): WordMistake[] {
  const [theirs, ours] = [factsOrNull(english, isMdx), factsOrNull(own, isMdx)];
  if (!theirs || !ours) return [];
  return compareFacts(theirs, ours, called).flatMap((difference) => [
    ...explainDifference(difference, english),
  ]);
}
