import { formatDate } from '#lib/format-date.ts';
import type { EventProgramme } from '../../schemas/event-programme.ts';
import { dayStart } from './day-start.ts';
import { formatDay } from './format-day.ts';
import type { EventLayout } from './public-event.ts';

export interface ProgrammeSection {
  heading: string;
  rows: { label: string; text: string }[];
}

/** '08/16' of 2023 as 'Wed 16 August 2023'; of every year (null) as '16 August'. */
function formatProgrammeDay(day: string, year: number | null): string {
  if (year === null) return formatDate(`${day}/2000`).replace(/ 2000$/, '');
  return formatDay(dayStart(`${day}/${year}`)).replace(/^(...)\w+/, '$1');
}

/**
 * The days of the programme as its layout shows them (specification, section 2): competitions and internship events have
 * all of them, which end differently; every other event has General Info alone.
 */
export function listProgrammeSections(
  programme: EventProgramme,
  layout: EventLayout,
  year: number | null,
): ProgrammeSection[] {
  const { generalInfo, infoSessions, dueDates, final, zone } = programme;
  const row = ({ label, day, time }: { label: string; day: string; time: string }) => ({
    label,
    text: `${formatProgrammeDay(day, year)}, ${time} ${zone}`,
  });
  const { registrationOpens, registrationCloses, more, heading } = generalInfo;
  const general = { heading, rows: [registrationOpens, registrationCloses, ...more].map(row) };
  if (layout !== 'caseCompetitions' && layout !== 'summerInternshipEvent') return [general];
  const sessions = {
    heading: infoSessions.heading,
    rows: infoSessions.sessions.map(({ day, from, to }, index) => ({
      label: `Session ${index + 1}`,
      text: `${formatProgrammeDay(day, year)}, ${from} to ${to} ${zone}`,
    })),
  };
  const isInternship = layout === 'summerInternshipEvent';
  const due = [...dueDates.items, ...(isInternship ? [] : [final.competition])];
  return [
    general,
    sessions,
    { heading: dueDates.heading, rows: due.map(row) },
    ...(isInternship
      ? [{ heading: final.internship.label, rows: [row({ ...final.internship, label: 'Held' })] }]
      : []),
  ];
}
