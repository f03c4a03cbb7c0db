import { compareFacts, type Difference, type Facts, factsOf } from '#lib/language/text-facts.ts';
import { shorten } from '../problem.ts';

/** A mistake in translated words. `isWarning`: the difference may be right. */
interface WordMistake {
  message: string;
  isWarning?: true;
  /** The wrong address of a link or picture. */
  target?: string;
}

const quote = (text: string) => `"${shorten(text, 80)}"`;

const LINK_WORDS = {
  links: { name: 'link', verb: 'link to' },
  pictures: { name: 'picture', verb: 'show' },
} as const;

/** A missing number, link or picture gives only a warning. */
function* explainDifference({ fact, added, lost }: Difference, english: string): Generator<WordMistake> {
  const wrong = added.join(', ');
  const right = lost.join(', ');
  const quoted = quote(english);
  if (fact === 'placeholders') {
    const help = right ? `Write ${right}, as in English: ${quoted}` : 'Remove it';
    const missing = `${right} is missing. Write it where it belongs, as in English: ${quoted}`;
    yield { message: wrong ? `${wrong} is not a placeholder here. ${help}` : missing };
  } else if (fact === 'order') {
    const message = `${wrong} come in this order here, and in English in the order ${right}: ${quoted}. Write them in that order`;
    yield { message };
  } else if (fact === 'numbers') {
    const help = right ? `Write ${right}` : 'Remove it, or write it as in English';
    if (wrong) yield { message: `${wrong} is not in the English words: ${quoted}. ${help}` };
    else yield { message: `the English words have the number ${right}: ${quoted}`, isWarning: true };
  } else {
    const { name, verb } = LINK_WORDS[fact];
    const help = right ? `Write ${right}` : `Remove it: ${fact} come from the English words`;
    for (const target of added)
      yield { message: `the ${name} ${target} is not in the English words. ${help}`, target };
    if (!wrong) yield { message: `the English words ${verb} ${right}, and these do not`, isWarning: true };
  }
}

/** Null if the parser cannot read the text. readBody() reports that mistake. */
function factsOrNull(words: string, isMdx: boolean): Facts | null {
  try {
    return factsOf(words, isMdx);
  } catch {
    return null;
  }
}

/** The translation must have the `emergencyNumbers` in the English order. */
export function compareWords(
  english: string,
  translated: string,
  { isMdx = false, emergencyNumbers = [] }: { isMdx?: boolean; emergencyNumbers?: readonly string[] } = {},
): WordMistake[] {
  const englishFacts = factsOrNull(english, isMdx);
  const translatedFacts = factsOrNull(translated, isMdx);
  if (!englishFacts || !translatedFacts) return [];
  return compareFacts(englishFacts, translatedFacts, emergencyNumbers).flatMap((difference) => [
    ...explainDifference(difference, english),
  ]);
}
