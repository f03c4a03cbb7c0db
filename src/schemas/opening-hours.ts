import * as z from 'zod';
import { CLOCK_TIME, periodsOf } from './clock-time.ts';
import { calendarDate, isEverPublic, isOrdered, NEVER_PUBLIC } from './date.ts';
import { line } from './text.ts';

// Without ^ and $, so that several times fit into one pattern.
const TIME = CLOCK_TIME.source.slice(1, -1);
const PERIOD = `${TIME} to ${TIME}`;
const HOURS_FORMAT =
  'write the hours like one of these: "8:00am to 5:00pm"; "8:00am to 12:00pm, 1:00pm to 5:00pm"; "closed"';

// `abort` skips the later checks, so each mistake has one message.
const hoursOf = (day: string) =>
  z
    .string({ error: HOURS_FORMAT })
    .regex(new RegExp(`^(?:closed|${PERIOD}(?:, ${PERIOD})*)$`), { error: HOURS_FORMAT, abort: true })
    .meta({ patternErrorMessage: HOURS_FORMAT })
    .refine((text) => periodsOf(text).every(([opens, closes]) => opens < closes), {
      error: 'the clinic closes before it opens; correct one of the two times. It must close by 11:59pm',
      abort: true,
    })
    // -1, because the first period may begin at midnight, which is 0.
    .refine((text) => periodsOf(text).every(([opens], index, all) => opens > (all[index - 1]?.[1] ?? -1)), {
      error: 'write the parts in the order of the day, with a break between them',
    })
    .describe(`The hours of a ${day}, in GMT, or closed`);

export const hoursSchema = z
  .strictObject({
    monday: hoursOf('Monday'),
    tuesday: hoursOf('Tuesday'),
    wednesday: hoursOf('Wednesday'),
    thursday: hoursOf('Thursday'),
    friday: hoursOf('Friday'),
    saturday: hoursOf('Saturday'),
    sunday: hoursOf('Sunday'),
  })
  .refine((days) => Object.values(days).some((hours) => hours !== 'closed'), {
    error: 'write the hours of at least one day; while the clinic is closed for some time, use "closures"',
  });

export type Hours = z.infer<typeof hoursSchema>;

const LONGEST_CLOSURE_MS = 183 * 86_400_000;

const closureSchema = z
  .strictObject({
    from: calendarDate.describe('The first day that the clinic is closed, MM/DD/YYYY'),
    until: calendarDate.optional().describe('The last day, MM/DD/YYYY, if it is not the first'),
    why: line(60).describe('The reason that visitors read, such as Christmas Day'),
    publishFrom: calendarDate
      .optional()
      .describe(
        'The first day on which visitors are told, MM/DD/YYYY; if left out, 14 days before the closure',
      ),
    publishUntil: calendarDate
      .optional()
      .describe(
        'The last day on which visitors are told, MM/DD/YYYY; if left out, the last day of the closure',
      ),
  })
  .refine(isEverPublic, NEVER_PUBLIC)
  .refine(({ from, until = from }) => isOrdered([from, until]), {
    path: ['until'],
    error: 'the last day comes before the first; correct one of the two',
  })
  // `<=` would also report a text that is not a day (NaN). `calendarDate` has reported such a text already.
  .refine(({ from, until = from }) => !(Date.parse(until) - Date.parse(from) > LONGEST_CLOSURE_MS), {
    path: ['until'],
    error: 'the clinic would be closed for more than half a year; correct one of the two days',
  })
  .refine(({ from, until = from, publishFrom }) => isEverPublic({ publishFrom, publishUntil: until }), {
    path: ['publishFrom'],
    error: 'visitors would be told only when the closure is over; write an earlier day',
  });

export type ClosureEntry = z.infer<typeof closureSchema>;

const lastDay = ({ from, until = from }: ClosureEntry) => until;

export const closuresSchema = z
  .array(closureSchema)
  .max(40)
  .default([])
  .superRefine((closures, { addIssue }) => {
    for (const [index, { from }] of closures.entries()) {
      const previous = closures[index - 1];
      if (previous && isOrdered([from, lastDay(previous)]))
        addIssue({
          code: 'custom',
          path: [index, 'from'],
          message: isOrdered([previous.from, from])
            ? `the closure above lasts until ${lastDay(previous)}; correct that day, or write one closure for both`
            : 'this day must come after the closure above; write the earlier closure first',
        });
    }
  });
