import { CLOCK_TIME, minutesOf } from '#schemas/clock-time.ts';
import type { Fault, Rule } from './passages.ts';

const NUMBER = String.raw`(?<![\d/.,:$₵])(\d{1,3}(?:,\d{3})+|\d+)(?![\d.,]*\d|[/%])`;
const ABOUT = String.raw`(?:(?:about|only|over|more than|nearly|at least) )?`;
// "150 people, of whom 210 were children", and "150 people, 210 of them children": the first number is the whole.
const WITH_PART = [
  `(?:of whom|of which|among them),? ${ABOUT}${NUMBER}`,
  `${ABOUT}${NUMBER} of (?:whom|which|them)`,
].map((part) => new RegExp(String.raw`${NUMBER}[^.!?\d]{0,60}?\b${part}\b`, 'gi'));
// "120 out of 100 patients": the second number is the whole.
const OF_WHOLE = new RegExp(`${NUMBER} (?:out of|of (?:the|our|these|those)) ${ABOUT}${NUMBER}`, 'gi');

const numberOf = (text: string) => Number(text.replaceAll(',', ''));

function* findParts(text: string): Generator<Fault> {
  const parts = [
    ...WITH_PART.flatMap((pattern) => [...text.matchAll(pattern)]).map(([words, whole = '', part = '']) => ({
      words,
      whole,
      part,
    })),
    ...Array.from(text.matchAll(OF_WHOLE), ([words, part = '', whole = '']) => ({ words, whole, part })),
  ];
  for (const { words, whole, part } of parts)
    if (numberOf(part) > numberOf(whole))
      yield {
        words,
        message: `${part} cannot be a part of ${whole}. Correct one of the two`,
        isWarning: true,
      };
}

const TIME = String.raw`(\d{1,2})(?:[:.](\d\d))?\s?([ap]\.?m)\b`;
const HALVES = new RegExp(String.raw`(?<![\d:.,])${TIME}`, 'gi');
const DAY = /(?<=\b(?:at|between|from|to|till|until|à|de) )(\d{1,2}):(\d\d)(?![\d:]| ?[ap]\.?m)/gi;
const PERIOD = new RegExp(String.raw`(?<![\d:.,])${TIME}\.? ?(?:to|until|till|[-–]) ?${TIME}`, 'gi');

const clock = (hour = '', minute = '00', half = '') =>
  `${hour}:${minute}${half.replace('.', '').toLowerCase()}`;

/** Times that no clock shows, and times that end before they start. */
function* findTimes(text: string): Generator<Fault> {
  // The schemas check the fields that are only times.
  if (!/\p{L}{3,}/u.test(text.replaceAll(/closed|noon|midday/gi, ''))) return;
  const halves = [...text.matchAll(HALVES)].filter(([, ...parts]) => !CLOCK_TIME.test(clock(...parts)));
  const days = [...text.matchAll(DAY)].filter(([, hour, minute]) => Number(hour) > 24 || Number(minute) > 59);
  for (const [words] of [...halves, ...days])
    yield { words, message: `there is no such time as ${words}. Correct it`, isWarning: true };
  for (const [words, hour, minute, half, toHour, toMinute, toHalf] of text.matchAll(PERIOD)) {
    const [start, end] = [clock(hour, minute, half), clock(toHour, toMinute, toHalf)];
    // From 10pm to 6am is a night.
    if (start.slice(-2) === end.slice(-2) && minutesOf(end) < minutesOf(start))
      yield {
        words,
        message: `${words} ends before it starts. Correct one of the two times`,
        isWarning: true,
      };
  }
}

/** Numbers in one sentence that cannot both be right. */
export const findNumberFaults: Rule = function* ({ text }) {
  yield* findParts(text);
  yield* findTimes(text);
};
