import { posix } from 'node:path';
import type { Site } from '../../../schemas/site.ts';
import { storedPictures } from '../../../schemas/stored-pictures.ts';
import type { EventEntry, OutreachTemplate } from '../../../schemas/event.ts';
import { checkStoredPictures } from '../../events/check-stored-pictures.ts';
import { toEvent } from '../../events/to-event.ts';
import { pictureStore } from '../../picture-store.ts';
import type { Content } from '../content.ts';
import type { Entry } from '../entry.ts';
import type { Problem } from '../problem.ts';
import { say, valid } from './say.ts';

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
  if (!data || (site && pictureStore(site.value) !== BESIDE)) return undefined;
  const has = (path: string) => Promise.resolve(files.has(posix.join('content/events', path)));
  return checkStoredPictures(entry.id, data, { store: BESIDE, has });
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
  return events.flat();
}
