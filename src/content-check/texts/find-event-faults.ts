import { DAY_MS, dayStart, WEEKDAYS } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { minutesOf, readTime } from '#schemas/clock-time.ts';
import type { EventEntry, OutreachTemplate } from '#schemas/event.ts';
import { fieldsOf } from '../content.ts';
import { findDateFaults } from './find-date-faults.ts';
import { TIME } from './find-number-faults.ts';
import { type Fault, type Passage, type Rule, warn } from './passages.ts';

const WEEKDAY = String.raw`(${WEEKDAYS.join('|')})s?\b(?!,? (?:the )?(?:\d|of\b|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))`;
const dayAfter = (words: string) => new RegExp(`${words}${WEEKDAY}`, 'gi');
/** In the fields that name the event, in its other short fields, and in a sentence, which may also be about another day. */
const DAY_OF_NAME = dayAfter(String.raw`\b`);
const DAY_OF_FIELD = dayAfter(String.raw`(?:^|\b(?:on|every|each|this) )`);
const DAY_OF_TEXT = dayAfter(
  String.raw`\b(?:come|join us|see you|we (?:come|meet|start|begin))(?: \w+){0,2} (?:on|every|each|this) `,
);
const timeAfter = (verbs: string) =>
  new RegExp(
    String.raw`(?:^|[.!?] )((?:[\p{L}’'-]+ ){0,4}?)(?:will )?(?:${verbs})(?: (?:at|by|from|promptly|sharp))* (${TIME})`,
    'giu',
  );
const BORDERS = [
  ['eventStartTime', timeAfter('begins?|starts?')],
  ['eventEndTime', timeAfter('closes?|ends?|finish(?:es)?')],
] as const;
const ANY_TIME = new RegExp(String.raw`(?<![\d:.,])${TIME}`, 'gi');
/** The last word before "starts", if the whole event starts. The words of its title and details are such words too. */
const SUBJECTS = ['', 'we', 'it', 'event', 'meeting'];

const STATUS = /\b(?:cancell?ed|postponed|called off|rescheduled)\b/i;
/** "If it rains, come on Sunday" is right, and so is "No meeting on Monday". */
const OTHER_DAY = /\b(?:after|before|by|except|if|no|not|or|until)\b/i;

const NAME_FIELDS = ['title', 'details', 'eventDate'];
const SHORT_FIELDS = [...NAME_FIELDS, 'location', 'eventTime', 'dates'];

/** The days of the week from one day to another. */
export function weekdaysBetween(first: string, last = first): string[] {
  const start = dayStart(first);
  const count = Math.min(7, Math.round((dayStart(last) - start) / DAY_MS) + 1);
  return Array.from({ length: count }, (_, at) => WEEKDAYS[new Date(start + at * DAY_MS).getUTCDay()] ?? '');
}

function* findOtherDays(text: string, key: string, { every, ...event }: EventEntry): Generator<Fault> {
  const { eventStartDate = '', eventEndDate } = event;
  const days = every ? [every] : weekdaysBetween(eventStartDate, eventEndDate);
  const pattern = NAME_FIELDS.includes(key) ? DAY_OF_NAME : key ? DAY_OF_FIELD : DAY_OF_TEXT;
  for (const sentence of text.split(/(?<=[.!?;])\s/)) {
    const found = [...sentence.matchAll(pattern)];
    const [[words, day] = ['']] = found;
    const isRight = ([, each = '']: string[]) => days.some((one) => one.toLowerCase() === each.toLowerCase());
    if (!words || OTHER_DAY.test(sentence) || found.some(isRight)) continue;
    const message = `here it is on a ${day}, and by the fields for its days on a ${days.join(' and a ')}. Correct one of the two`;
    yield warn(words, message);
  }
}

function* findOtherTimes(text: string, key: string, event: EventEntry): Generator<Fault> {
  const { title = '', details, eventStartTime: start } = event;
  const isTime = (found: string, time?: string) =>
    time !== undefined && minutesOf(readTime(found) ?? '') === minutesOf(time);
  const say = (words: string, field: string, time: string) =>
    warn(words, `here it is ${words}, and ${field} is ${time}. Correct one of the two`);
  const subjects = [...SUBJECTS, ...`${title} ${details}`.toLowerCase().split(' ')];
  for (const [field, pattern] of BORDERS)
    for (const [, subject = '', words = ''] of text.matchAll(pattern)) {
      const time = event[field];
      const isOfEvent = subjects.includes(subject.trim().toLowerCase().split(' ').at(-1) ?? '');
      if (time && isOfEvent && !isTime(words, time)) yield say(words, field, time);
    }
  const named = [...NAME_FIELDS, 'eventTime'].includes(key) ? [...text.matchAll(ANY_TIME)] : [];
  const isNamed = named.some(([words]) => isTime(words, start) || isTime(words, event.eventEndTime));
  if (start && named[0] && !isNamed) yield say(named[0][0], 'eventStartTime', start);
}

/** Days in words that are wrong, and words of an event that say another day or time than its fields, or that it is cancelled. */
export function findEventFaults(template: Partial<OutreachTemplate>): Rule {
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
      yield warn(
        words,
        `lists and calendars do not know "${words}" yet. Write it as in status: cancelled, with why and since`,
      );
    yield* findOtherDays(text, key, event);
    const isOutreach = event.componentLink === 'healthOutreachEvent';
    yield* findOtherTimes(text, key, { ...(isOutreach && template), ...event });
  };
}
