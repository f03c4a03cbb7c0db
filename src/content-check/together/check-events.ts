import { posix } from 'node:path';
import { dayStart, readBuildTime } from '#lib/dates.ts';
import { checkStoredPictures, pictureStorage } from '#lib/events/event-pictures.ts';
import { toEvent } from '#lib/events/public-event.ts';
import { minutesOf } from '#schemas/clock-time.ts';
import type { EventProgramme } from '#schemas/event-programme.ts';
import type { EventEntry, OutreachTemplate } from '#schemas/event.ts';
import type { Site } from '#schemas/site.ts';
import { storedPictures } from '#schemas/media.ts';
import { type Content, type Entry, say, valid } from '../content.ts';
import type { Problem } from '../problem.ts';

const BESIDE = '.';
const OUTREACH: OutreachTemplate = { title: 'Health Outreach', eventStartTime: '9am', eventEndTime: '4pm' };

/** The sentences that the build would throw name file and field; here they get their line as well. */
async function caught(entry: Entry, run: () => unknown): Promise<Problem[]> {
  try {
    await run();
    return [];
  } catch (error) {
    const [, field = '', message = ''] = /^[^:]+: ([\w.]+): ([\s\S]*)$/.exec((error as Error).message) ?? [];
    return [say(entry, field.split('.'), message || (error as Error).message)];
  }
}

/** Pictures given by folder and count are counted where they lie beside the events. Another host is asked by the build. */
function checkStored(entry: Entry, { entries, files }: Content): Promise<void> | undefined {
  const [site] = valid<Site>(entries, 'content/site.yaml');
  const { data } = storedPictures.safeParse((entry.data as Record<string, unknown>)['images']);
  if (!data || (site && pictureStorage(site.value) !== BESIDE)) return undefined;
  const has = (path: string) => Promise.resolve(files.has(posix.join('content/events', path)));
  return checkStoredPictures(entry.id, data, { storage: BESIDE, has });
}

/** What came of an outreach that is still to come, and communities that nobody knows. */
function checkOutcome(entry: Entry, event: EventEntry, { entries }: Content): Problem[] {
  const { results, community, eventStartDate, eventEndDate = eventStartDate } = event;
  const known = entries.filter(({ kind }) => kind.path === 'content/communities').map(({ id }) => id);
  const problems: Problem[] = [];
  if (community !== undefined && !known.includes(String(community)))
    problems.push(
      say(
        entry,
        ['community'],
        `there is no content/communities/${community}.yaml. Write the number of a file there`,
      ),
    );
  if (results && eventEndDate && dayStart(eventEndDate) > readBuildTime())
    problems.push(
      say(
        entry,
        ['results'],
        'the outreach is still to come. Write what came of it once it is over, or correct its day',
      ),
    );
  return problems;
}

/** Events that end before they start, or that count more pictures than there are. */
export async function checkEvents(content: Content): Promise<Problem[]> {
  const { entries } = content;
  const [template] = valid<OutreachTemplate>(entries, 'content/events/_health-outreach.md');
  const events = await Promise.all(
    valid<EventEntry>(entries, 'content/events').flatMap(({ entry, value }) => [
      caught(entry, () => toEvent(entry.id, value, template?.value ?? OUTREACH)),
      caught(entry, () => checkStored(entry, content)),
    ]),
  );
  const outcomes = valid<EventEntry>(entries, 'content/events').flatMap(({ entry, value }) =>
    checkOutcome(entry, value, content),
  );
  return [...events.flat(), ...outcomes];
}

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
