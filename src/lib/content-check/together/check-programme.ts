import type { EventProgramme } from '../../../schemas/event-programme.ts';
import { minutesOf } from '../../events/clock-time.ts';
import type { Content } from '../content.ts';
import type { Problem } from '../problem.ts';
import { say, valid } from './say.ts';

/** Times of the case competitions' programme that are out of order. */
export function checkProgramme({ entries }: Content): Problem[] {
  return valid<EventProgramme>(entries, 'content/event-programme.yaml').flatMap(({ entry, value }) => {
    const { registrationOpens: opens, registrationCloses: closes } = value.generalInfo;
    const moment = ({ day, time }: typeof opens) => `${day} ${String(minutesOf(time)).padStart(4, '0')}`;
    const late = value.infoSessions.sessions.flatMap(({ from, to }, index) =>
      minutesOf(to) > minutesOf(from)
        ? []
        : [
            say(
              entry,
              ['infoSessions', 'sessions', index, 'to'],
              `the session ends at ${to}, before it starts at ${from}. Correct one of the two`,
            ),
          ],
    );
    if (moment(closes) > moment(opens)) return late;
    const message = 'registration closes before it opens. Correct one of the two days';
    return [...late, say(entry, ['generalInfo', 'registrationCloses', 'day'], message)];
  });
}
