import { minutesOf, readTime } from '#schemas/clock-time.ts';
import { type Rule, warn } from './passages.ts';

const NUMBER = String.raw`(?<![\d/.,:$₵])(\d{1,3}(?:,\d{3})+|\d+)(?![\d.,]*\d|[/%-])`;
const ABOUT = String.raw`(?:(?:about|only|over|more than|nearly|at least) )?`;
const GAP = String.raw`[^.!?\d]{0,60}?`;
/** A whole and its part, as in "150 people, of whom 210 were children". In the last pattern, the part comes first. */
const PARTS = [
  String.raw`${NUMBER}${GAP}\b(?:of whom|of which|among them),? ${ABOUT}${NUMBER}`,
  String.raw`${NUMBER}${GAP}\b${ABOUT}${NUMBER} of (?:whom|which|them)\b`,
  String.raw`\bof (?:the )?${NUMBER}${GAP}, ${ABOUT}${NUMBER} (?:are|came|had|have|were)\b`,
  String.raw`${NUMBER} (?:out of|of (?:the|our|these|those)) ${ABOUT}${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'gi'));

const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** 5 for "5" and for "five", 1 for "a" and "next", and NaN for other words. */
export const countOf = (word: string) => {
  const text = word.toLowerCase();
  if (COUNTS.includes(text)) return COUNTS.indexOf(text);
  return /^(?:an?|next)$/.test(text) ? 1 : Number(text || NaN);
};

const numberOf = (text = '') => Number(text.replaceAll(',', ''));

export const TIME = String.raw`\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b`;
const HALF = new RegExp(String.raw`(?<![\d:.,])${TIME}`, 'gi');
const WHOLE = /(?<=\b(?:at|between|from|to|till|until|à|de) )(\d{1,2}):(\d\d)(?![\d:]| ?[ap]\.?m)/gi;
const PERIOD = new RegExp(String.raw`(?<![\d:.,])(${TIME})\.? ?(?:to|until|till|[-–]) ?(${TIME})`, 'gi');

/** Letters that look like 0 or 1, in a number. */
const LETTER_AS_DIGIT =
  /(?<![\p{L}\d./_=&#%-])(?:\d+[OolI]+\d+|\d{2,}[Oo]+|\d[Oo]{2,}|(?<=(?:GHS|₵) ?)\d[OolI])(?![\p{L}\d/_=-])/gu;

/** Numbers in one sentence that cannot both be right, and times that no clock shows. */
export const findNumberFaults: Rule = function* ({ text }) {
  for (const pattern of PARTS)
    for (const [words, first, second] of text.matchAll(pattern)) {
      const [whole, part] = pattern === PARTS.at(-1) ? [second, first] : [first, second];
      if (numberOf(part) > numberOf(whole))
        yield warn(words, `${part} cannot be a part of ${whole}. Correct one of the two`);
    }
  for (const [words] of text.matchAll(LETTER_AS_DIGIT))
    yield warn(
      words,
      `${words} has a letter among its digits. Write ${words.replace(/o/gi, '0').replace(/[lI]/g, '1')}`,
    );
  // The schemas check the fields that are only times.
  if (!/\p{L}{3,}/u.test(text.replaceAll(/closed|noon|midday/gi, ''))) return;
  const halves = [...text.matchAll(HALF)].filter(([words]) => !readTime(words));
  const wholes = [...text.matchAll(WHOLE)].filter((each) => Number(each[1]) > 24 || Number(each[2]) > 59);
  for (const [words] of [...halves, ...wholes])
    yield warn(words, `there is no such time as ${words}. Correct it`);
  for (const [words, ...ends] of text.matchAll(PERIOD)) {
    const [from = '', to = ''] = ends.map((each) => readTime(each) ?? '');
    // From 10pm to 6am is a night.
    if (from.slice(-2) === to.slice(-2) && minutesOf(to) < minutesOf(from))
      yield warn(words, `${words} ends before it starts. Correct one of the two times`);
  }
};
