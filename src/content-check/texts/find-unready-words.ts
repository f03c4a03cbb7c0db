import { isVisible } from '#schemas/kind.ts';
import type { Rule } from './passages.ts';

const PLACEHOLDER = /\b(?:TODO|FIXME)\b|\b[Ll]orem ipsum\b/g;
// "We do not publish your name" is right, and so is "Nothing stays hidden from you".
const UNREADY = [
  /[([]\s*(?:draft|placeholder|tb[cd])\b[^)\]]*[)\]]|^\s*draft(?=\s*[:–-]|\s*$)|\bTB[CD]\b/gi,
  /(?<!\b(?:we|they|I|you|nurses|doctors|will|and) )\bdo(?: not|n['’]t) publish\b|\bnot (?:yet )?(?:to be published|for publication|approved)\b/gi,
  /\b(?:stays?|keep(?: (?:this|it))?|remains?|leave(?: (?:this|it))?) hidden (?:until|for now|till)\b/gi,
];

/** Words that an editor wrote for other editors, where visitors see them. */
export const findUnreadyWords: Rule = function* ({ text, path = [] }, { value }) {
  if (path.includes('searchWords') || !isVisible(value)) return;
  for (const [words] of text.matchAll(PLACEHOLDER))
    yield { words, message: `"${words}" is a placeholder. Write the real words` };
  for (const [words] of UNREADY.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const message = `visitors see "${words.trim()}". Remove it, or hide the entry until it is ready`;
    yield { words, message, isWarning: true };
  }
};
