import type { EventProgramme } from '../../../schemas/event-programme.ts';
import type { EventEntry, OutreachTemplate } from '../../../schemas/event.ts';
import { minutesOf } from '../../events/clock-time.ts';
import { checkStoredPictures } from '../../events/picture-store.ts';
import { toEvent } from '../../events/to-event.ts';
import type { Content } from '../content.ts';
import type { Problem } from '../problem.ts';
import { say, valid } from './say.ts';

const OUTREACH: OutreachTemplate = { title: 'Health Outreach', eventStartTime: '9am', eventEndTime: '4pm' };

/** The sentences that the build would throw name file and field; here they get their line as well. */
function caught(entry: Parameters<typeof say>[0], run: () => unknown): Problem[] {
  try {
    run();
    return [];
  } catch (error) {
    const [, field = '', message = ''] = /^[^:]+: ([\w.]+): ([\s\S]*)$/.exec((error as Error).message) ?? [];
    return [say(entry, field.split('.'), message || (error as Error).message)];
  }
}

/** Events that end before they start, or that count more pictures than there are; days of the programme out of order. */
export function checkEvents({ entries, hasPublic }: Content): Problem[] {
  const [template] = valid<OutreachTemplate>(entries, 'content/events/_health-outreach.md');
  const events = valid<EventEntry>(entries, 'content/events').flatMap(({ entry, value }) => [
    ...caught(entry, () => toEvent(entry.id, value, template?.value ?? OUTREACH)),
    ...caught(entry, () => {
      if (value.images && 'folder' in value.images) checkStoredPictures(entry.id, value.images, hasPublic);
    }),
  ]);
  const programme = valid<EventProgramme>(entries, 'content/event-programme.yaml').flatMap(
    ({ entry, value }) => {
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
    },
  );
  return [...events, ...programme];
}
