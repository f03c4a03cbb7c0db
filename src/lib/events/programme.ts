import { fill } from '#lib/placeholders.ts';
import { datesWords, eventWords } from '#words';
import type { EventProgramme } from '../../schemas/event-programme.ts';
import { minutesOf } from '../../schemas/clock-time.ts';
import { dayStart, formatDateOf, formatDayAndMonth, MINUTE_MS } from '../time/dates.ts';
import type { EventLayout } from './public-event.ts';

/** Times in milliseconds since 1970. A page shows `opensNote` until registration opens, and `closedNote` after it has closed. */
export interface RegistrationPeriod {
  opensAt: number;
  opensNote: string;
  closesAt: number;
  closedNote: string;
}

export const hasRegistration = (layout: EventLayout): boolean =>
  layout === 'caseCompetitions' || layout === 'summerInternshipEvent';

/** '08/30' at '11:59pm' in EST is 4:59am of the next day in Ghana. */
export function programmeMoment(
  { zoneHours }: Pick<EventProgramme, 'zoneHours'>,
  { day, time }: { day: string; time: string },
  year: number,
): number {
  return dayStart(`${day}/${year}`) + (minutesOf(time) - zoneHours * 60) * MINUTE_MS;
}

/** Formats '08/16' as 'Wed 16 August 2023' if `year` is 2023, and as '16 August' if `year` is null. */
function formatProgrammeDay(day: string, year: number | null): string {
  // 2000 is a leap year, so it has every day.
  if (year === null) return formatDayAndMonth(dayStart(`${day}/2000`));
  const moment = dayStart(`${day}/${year}`);
  const weekday = datesWords.shortWeekdays.split(', ')[new Date(moment).getUTCDay()] ?? '';
  return fill(datesWords.shortDay, { weekday, date: formatDateOf(moment) });
}

export function registrationOf(programme: EventProgramme, year: number): RegistrationPeriod {
  const { registrationOpens: opens, registrationCloses: closes, closedNote } = programme.generalInfo;
  return {
    opensAt: programmeMoment(programme, opens, year),
    opensNote: `${opens.label} ${formatProgrammeDay(opens.day, year)}, ${opens.time} ${programme.zone}.`,
    closesAt: programmeMoment(programme, closes, year),
    closedNote,
  };
}

/** The dates that a layout shows, each with its heading and its rows (docs/specification.md, section 2). */
export function listProgrammeSections(programme: EventProgramme, layout: EventLayout, year: number | null) {
  const { generalInfo, infoSessions, dueDates, final, zone } = programme;
  const row = ({ label, day, time }: { label: string; day: string; time: string }) => ({
    label,
    text: `${formatProgrammeDay(day, year)}, ${time} ${zone}`,
  });
  const { registrationOpens, registrationCloses, more, heading } = generalInfo;
  const general = { heading, rows: [registrationOpens, registrationCloses, ...more].map(row) };
  if (!hasRegistration(layout)) return [general];
  const sessions = {
    heading: infoSessions.heading,
    rows: infoSessions.sessions.map(({ day, from, to }, index) => ({
      label: fill(eventWords.session, { number: index + 1 }),
      text: `${formatProgrammeDay(day, year)}, ${fill(datesWords.span, { from, until: to })} ${zone}`,
    })),
  };
  const { heading: dueHeading, items } = dueDates;
  if (layout === 'caseCompetitions')
    return [general, sessions, { heading: dueHeading, rows: [...items, final.competition].map(row) }];
  const ceremony = {
    heading: final.internship.label,
    rows: [row({ ...final.internship, label: eventWords.when })],
  };
  return [general, sessions, { heading: dueHeading, rows: items.map(row) }, ceremony];
}
