import { dayStart, formatDate, formatDateOf, WEEKDAYS } from '#lib/time/dates.ts';
import { type Fault, warn } from './passages.ts';

const namesOf = (tag: string, part: 'month' | 'weekday', count: number) => {
  // 1 January 2023 was a Sunday.
  const { format } = new Intl.DateTimeFormat([tag, 'en'], { [part]: 'long', timeZone: 'UTC' });
  return Array.from({ length: count }, (_, at) =>
    format(part === 'month' ? Date.UTC(2023, at, 1) : Date.UTC(2023, 0, at + 1)),
  );
};

const beginningOf = (name: string) => name.slice(0, 3).toLowerCase();

/** The names of a language, and in English also Aug, Sept and Tues. */
const toPattern = (names: readonly string[], tag: string) =>
  names
    .map((name) => (tag === 'en' ? `${name.slice(0, 3)}(?:${name.slice(3)}|[a-z]?[a-z]?\\b\\.?)` : name))
    .join('|');

function readLanguage(tag: string) {
  const months = namesOf(tag, 'month', 12);
  const weekdays = namesOf(tag, 'weekday', 7);
  const month = `(?<month>${toPattern(months, tag)})(?![\\p{L}])`;
  const weekday = `(?<![\\p{L}])(?:(?<weekday>${toPattern(weekdays, tag)})(?:,| the| le)?\\s+)?`;
  const day = '(?<![\\d.,:/])(?<day>\\d{1,2})';
  const year = '(?:,?\\s+(?<year>(?:19|20)\\d\\d)(?!\\d))?';
  const indexIn = (names: readonly string[], found: string) => {
    const exact = names.findIndex((name) => name.toLowerCase() === found.toLowerCase());
    return exact >= 0 ? exact : names.findIndex((name) => beginningOf(name) === beginningOf(found));
  };
  return {
    patterns: [
      new RegExp(`${weekday}${day}(?:st|nd|rd|th|er)?(?:\\s+of)?[\\s-]+${month}${year}`, 'giu'),
      // In "In June 31 people came", 31 is no day.
      new RegExp(`${weekday}${month}\\s+${day}(?<ordinal>st|nd|rd|th)?(?![\\d:%]|[.,]\\d)${year}`, 'giu'),
    ],
    months,
    monthAt: (found: string) => indexIn(months, found),
    weekdayAt: (found: string) => indexIn(weekdays, found),
    weekdays,
  };
}

const languages = new Map<string, ReturnType<typeof readLanguage>>();
const languageOf = (tag: string) => {
  const language = languages.get(tag) ?? readLanguage(tag);
  languages.set(tag, language);
  return language;
};

// "Come on" and "on", but not "Register by".
const BEFORE_EVENT = /(?:\b(?:on|come)|^)\s*$/i;

/** The first and the last day of an event, MM/DD/YYYY. */
interface EventDays {
  first: string;
  last: string;
  isAhead: boolean;
  status?: string | undefined;
}

/** Days in words that do not exist, that have another day of the week than theirs, or on which the event of the entry is not. */
function* findWordFaults(text: string, tag: string, event?: EventDays): Generator<Fault> {
  const { patterns, months, monthAt, weekdayAt, weekdays } = languageOf(tag);
  for (const [at, pattern] of patterns.entries())
    for (const { 0: words, index, groups = {} } of text.matchAll(pattern)) {
      const { weekday, ordinal, month: found = '', day: dayText } = groups;
      // Without a year, "may" and "march" are also verbs.
      if (!groups['year'] && /^(?:may|mar|march)$/.test(found)) continue;
      if (at === 1 && !groups['year'] && !ordinal && !weekday) continue;
      const [month, day] = [monthAt(found), Number(dayText)];
      const { first = '', last: end = '', isAhead = false, status } = event ?? {};
      const isOfEvent = isAhead && BEFORE_EVENT.test(text.slice(0, index));
      const monthAndDay = [month + 1, day].map((part) => String(part).padStart(2, '0')).join('/');
      const near = isOfEvent ? first : [first, end].find((each) => each.startsWith(monthAndDay));
      const year = Number(groups['year'] ?? near?.slice(6) ?? 0);
      // Without a year, 29 February exists.
      const last = new Date(Date.UTC(year || 2028, month + 1, 0)).getUTCDate();
      const date = Date.UTC(year, month, day);
      if (day < 1 || day > last) {
        const when = year && month === 1 ? ` ${year}` : '';
        const message = `there is no such day: ${months[month]}${when} has ${last} days. Correct "${words.trim()}"`;
        yield { words, message, ...(!groups['year'] && day > 31 && { isWarning: true }) };
      } else if (isOfEvent && (date < dayStart(first) || date > dayStart(end))) {
        const message = `here the event is on ${formatDateOf(date)}, and in the fields above on ${[...new Set([first, end])].map(formatDate).join(' to ')}. ${status === 'cancelled' ? `If it is on a new day, write "status: postponed" and newDate: ${monthAndDay}/${year}` : 'Correct one of the two'}`;
        yield warn(words, message);
      } else if (year && weekday) {
        const right = new Date(date).getUTCDay();
        if (weekdayAt(weekday) === right) continue;
        const message = `${day} ${months[month]} ${year} is a ${tag === 'en' ? WEEKDAYS[right] : weekdays[right]}, not a ${weekday}. Correct the day of the week or the date`;
        yield warn(words, message);
      }
    }
}

// Without a year, a score such as 06/09 looks like a day. A word before it, or a number above 12, tells them apart.
const BEFORE_DAY =
  /\b(?:on|by|from|until|till|before|after|since|due|ends?|starts?|begins?|opens?|closes?):?\s$/i;
const IN_DIGITS =
  /(?<![\d/.-])(?:(\d\d?)\/(\d\d?)\/((?:19|20)\d\d|[23]\d)|(\d\d)\/(\d\d))(?![\d/%.]\d|\d|\/)/g;

/** Days such as 04/08/2026, which some read as 4 August and others as 8 April. */
function* findDigitFaults(text: string, tag: string): Generator<Fault> {
  const { months } = languageOf(tag);
  // A field for dates has no sentence.
  if ((text.match(/\p{L}{2,}/gu) ?? []).length < 3) return;
  for (const found of text.matchAll(IN_DIGITS)) {
    const [words, first = found[4] ?? '', second = found[5] ?? '', shortYear] = found;
    const year = shortYear && (shortYear.length === 2 ? `20${shortYear}` : shortYear);
    const isCertain = Number(first) > 12 || Number(second) > 12;
    // With a year, 16/08/2026 can only be 16 August.
    if (
      year
        ? isCertain
        : (first[0] !== '0' && second[0] !== '0') ||
          !(isCertain || BEFORE_DAY.test(text.slice(0, found.index)))
    )
      continue;
    const [a, b] = [Number(first), Number(second)];
    const readings = [
      [a, b],
      [b, a],
    ].flatMap(([day = 0, month = 0]) =>
      month >= 1 && month <= 12 && day >= 1 && day <= 31
        ? [`${day} ${months[month - 1]}${year ? ` ${year}` : ''}`]
        : [],
    );
    if (readings.length === 0 || (year && first === second)) continue;
    const message = `some people read the day first in ${words}, others the month. Write ${[...new Set(readings)].join(' or ')}`;
    yield warn(words, message);
  }
}

export const findDateFaults = (text: string, tag = 'en', event?: EventDays): Fault[] => [
  ...findWordFaults(text, tag, event),
  ...findDigitFaults(text, tag),
];
