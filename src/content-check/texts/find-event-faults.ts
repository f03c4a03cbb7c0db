import { DAY_MS, dayStart, WEEKDAYS } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { minutesOf, readTime } from '#schemas/clock-time.ts';
import type { EventEntry, OutreachTemplate } from '#schemas/event.ts';
import { fieldsOf } from '../content.ts';
import { findDateFaults } from './find-date-faults.ts';
import { TIME } from './find-number-faults.ts';
import type { Fault, Passage, Rule } from './passages.ts';

const WEEKDAY = String.raw`(${WEEKDAYS.join('|')})s?\b(?!,? (?:the )?(?:\d|of\b|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))`;
/** In a field that says when or what the event is. */
const DAY_OF_FIELD = new RegExp(String.raw`(?:^|\b(?:on|every|each|this) )${WEEKDAY}`, 'giu');
/** In a sentence, which may also be about another day. */
const DAY_OF_TEXT = new RegExp(
  String.raw`\b(?:come|join us|see you|we (?:come|meet|start|begin))(?: \w+){0,2} (?:on|every|each|this) ${WEEKDAY}`,
  'giu',
);
const SUBJECT = String.raw`(?:^|[.!] )(?:(?:we|it|(?:the )?(?:event|club|evening|meeting|outreach|session|walk)) )?(?:will )?`;
const START = new RegExp(
  String.raw`${SUBJECT}(?:begins?|starts?)(?: (?:at|from|promptly|sharp))* (${TIME})`,
  'gi',
);
const END = new RegExp(String.raw`${SUBJECT}(?:closes?|ends?|finish(?:es)?)(?: (?:at|by))? (${TIME})`, 'gi');
const ANY_TIME = new RegExp(String.raw`(?<![\d:.,])${TIME}`, 'gi');

const STATUS = /\b(?:cancell?ed|postponed|called off|rescheduled)\b/i;
/** "If it rains, come on Sunday" is right, and so is "No meeting on Monday". */
const OTHER_DAY = /\b(?:after|before|by|except|if|no|not|or|until)\b/i;

const SHORT_FIELDS = ['title', 'details', 'location', 'eventDate', 'eventTime', 'dates'];

/** The names of the days on which an event is; [] if it is on all of them. */
function listWeekdays({
  every,
  eventStartDate,
  eventEndDate = eventStartDate,
  newDate,
}: EventEntry): string[] {
  if (every) return [every];
  if (!eventStartDate || !eventEndDate) return [];
  const start = dayStart(eventStartDate);
  const count = Math.round((dayStart(eventEndDate) - start) / DAY_MS) + 1;
  if (newDate || count >= 7) return [];
  return Array.from({ length: count }, (_, at) => WEEKDAYS[new Date(start + at * DAY_MS).getUTCDay()] ?? '');
}

function* findOtherDays(text: string, isField: boolean, days: readonly string[]): Generator<Fault> {
  for (const sentence of days.length > 0 ? text.split(/(?<=[.!?;])\s/) : []) {
    const found = [...sentence.matchAll(isField ? DAY_OF_FIELD : DAY_OF_TEXT)];
    if (found.length === 0 || OTHER_DAY.test(sentence)) continue;
    if (found.some(([, day = '']) => days.some((each) => each.toLowerCase() === day.toLowerCase()))) continue;
    const message = `here it is on a ${found[0]?.[1]}, and by the fields for its days on a ${days.join(' and a ')}. Correct one of the two`;
    yield { words: found[0]?.[0] ?? '', message, isWarning: true };
  }
}

function* findOtherTimes(
  text: string,
  key: string,
  { eventStartTime: start, eventEndTime: end }: Pick<EventEntry, 'eventStartTime' | 'eventEndTime'>,
): Generator<Fault> {
  const isTime = (found: string, field?: string) =>
    field !== undefined && minutesOf(readTime(found) ?? '') === minutesOf(field);
  const say = (words: string, field: string) => {
    const message = `here it is ${words}, and ${field}. Correct one of the two`;
    return { words, message, isWarning: true as const };
  };
  for (const [, words = ''] of start ? text.matchAll(START) : [])
    if (start && !isTime(words, start)) yield say(words, `eventStartTime is ${start}`);
  for (const [, words = ''] of end ? text.matchAll(END) : [])
    if (end && !isTime(words, end)) yield say(words, `eventEndTime is ${end}`);
  const named = ['title', 'details', 'eventDate', 'eventTime'].includes(key)
    ? [...text.matchAll(ANY_TIME)].map(([words]) => words)
    : [];
  if (start && named[0] && !named.some((words) => isTime(words, start) || isTime(words, end)))
    yield say(named[0], `eventStartTime is ${start}`);
}

/** Days in words that are wrong, and words of an event that say another day or time than its fields, or that it is cancelled. */
export function findEventFaults(template?: OutreachTemplate): Rule {
  return function* ({ text, path }: Passage, entry) {
    const event = fieldsOf<EventEntry>(entry) as EventEntry;
    const { eventStartDate = '', eventEndDate = eventStartDate, newDate, status } = event;
    // A postponed event has two days, and nobody misses one that is over.
    const isAhead = !newDate && (event.every !== undefined || dayStart(eventEndDate) > readBuildTime());
    const days = eventStartDate ? { first: eventStartDate, last: eventEndDate, isAhead, status } : undefined;
    yield* findDateFaults(text, 'tag' in entry ? entry.tag : 'en', days);
    if (entry.kind.name !== 'events' || !isAhead) return;
    const key = String(path?.at(-1) ?? '');
    const isField = SHORT_FIELDS.includes(key);
    if (path && !isField) return;
    const [words] = isField && !OTHER_DAY.test(text) ? (STATUS.exec(text) ?? []) : [];
    if (words && !status)
      yield {
        words,
        message: `lists and calendars do not know "${words}" yet. Write it as in status: cancelled, with why and since`,
        isWarning: true,
      };
    yield* findOtherDays(text, isField, listWeekdays(event));
    const isOutreach = event.componentLink === 'healthOutreachEvent';
    yield* findOtherTimes(text, key, { ...(isOutreach && template), ...event });
  };
}
