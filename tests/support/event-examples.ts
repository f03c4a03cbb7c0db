import { need, readEntries, type Written } from './read-entries.ts';

interface EventFields {
  componentLink?: string;
  every?: string;
  eventStartDate?: string;
  eventStartTime?: string;
  eventEndDate?: string;
  applyLink?: string;
  eventImage?: object;
}
type WrittenEvent = Written & EventFields;

/** The first day of an event, as YYYY-MM-DD. */
export const dayOf = ({ eventStartDate = '' }: WrittenEvent): string =>
  eventStartDate.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');

// Sorted by day: `findLast` then chooses an upcoming event if there is one.
const events = readEntries<EventFields>('events')
  .filter(({ visible = true }) => visible)
  .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
const find = (what: string, fits: (event: WrittenEvent) => boolean): WrittenEvent =>
  need(events.findLast(fits) as WrittenEvent | undefined, what);

/** Events of the real content, each an example of one feature. Called inside tests (need). */
export const eventExamples = {
  weekly: () => find('a weekly event', ({ every }) => every !== undefined),
  outreach: () =>
    find(
      'a health outreach of one day',
      ({ componentLink, eventStartTime, eventEndDate }) =>
        componentLink === 'healthOutreachEvent' && !eventStartTime && !eventEndDate,
    ),
  heldOutreach: () =>
    find(
      'a past health outreach with a picture',
      (event) =>
        event.componentLink === 'healthOutreachEvent' &&
        event.eventImage !== undefined &&
        dayOf(event) < new Date().toISOString().slice(0, 10),
    ),
  comingWithPicture: () =>
    find(
      'an upcoming event with a picture',
      (event) => event.eventImage !== undefined && dayOf(event) > new Date().toISOString().slice(0, 10),
    ),
  competition: () =>
    find(
      'a case competition with a link to apply',
      ({ componentLink, applyLink }) => componentLink === 'caseCompetitions' && applyLink !== undefined,
    ),
  internship: () =>
    find('a summer internship event', ({ componentLink }) => componentLink === 'summerInternshipEvent'),
};

export const pathOf = ({ id }: WrittenEvent): string => `/events/${id}`;
