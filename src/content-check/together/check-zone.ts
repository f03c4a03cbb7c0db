import { CLOCK_TIME, minutesOf } from '#schemas/clock-time.ts';
import type { EventProgramme } from '#schemas/event-programme.ts';
import { type Content, problemAt, validEntries } from '../content.ts';
import { asWarning, type Problem } from '../problem.ts';

const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const DISTANCE = new RegExp(`\\b(\\d{1,2}|${COUNTS.join('|')}) hours? (behind|ahead)`, 'i');
const TIMES = new RegExp(CLOCK_TIME.source.slice(1, -1), 'g');
const HOUR = 60;

/** The hours ahead of Ghana that a note gives in words ("five hours behind"), and by its two times ("10:00am EST is 3:00pm GMT"). */
function* hoursIn(note: string, zone: string): Generator<number> {
  const [, count = '', side = ''] = DISTANCE.exec(note) ?? [];
  const hours = COUNTS.includes(count.toLowerCase()) ? COUNTS.indexOf(count.toLowerCase()) : Number(count);
  if (side) yield side.toLowerCase() === 'behind' ? -hours : hours;
  const [first, second, ...others] = [...note.matchAll(TIMES)].map(({ 0: time, index }) => ({
    minutes: minutesOf(time.replaceAll(' ', '')),
    isThere: note
      .slice(index + time.length)
      .trimStart()
      .startsWith(zone),
  }));
  if (!first || !second || others.length > 0 || first.isThere === second.isThere) return;
  const ahead = ((first.minutes - second.minutes) / HOUR) * (first.isThere ? 1 : -1);
  // From 12 hours on, the time is of the day before or after.
  yield ahead > 12 ? ahead - 24 : ahead < -12 ? ahead + 24 : ahead;
}

/** Words about the time zone that do not match its hours. */
export function* checkZone({ entries }: Content): Generator<Problem> {
  for (const { entry, value } of validEntries<EventProgramme>(entries, 'content/event-programme.yaml')) {
    const { zone, zoneHours, zoneNote } = value;
    const wrong = [...hoursIn(zoneNote, zone)].find((hours) => hours !== zoneHours);
    if (wrong === undefined) continue;
    const message = `by these words ${zone} is ${Math.abs(wrong)} hours ${wrong < 0 ? 'behind' : 'ahead of'} Ghana, and zoneHours is ${zoneHours}. Correct one of the two`;
    yield asWarning(problemAt(entry, ['zoneNote'], message));
  }
}
