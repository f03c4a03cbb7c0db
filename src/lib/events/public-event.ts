import type { Scheduled } from './schedule.ts';

export type EventLayout = 'default' | 'caseCompetitions' | 'summerInternshipEvent' | 'healthOutreachEvent';

/** An event as pages, lists and calendars use it. All moments in milliseconds since 1970, Ghana time. */
export interface PublicEvent extends Scheduled {
  title: string;
  details: string;
  /** Null when it is online only. */
  location: string | null;
  layout: EventLayout;
  /** How long after the start it ends; without times, the whole of its last day is part of it. */
  lengthMs: number;
  /** '9:00am', as shown; null when the editor gave none. */
  startTime: string | null;
  endTime: string | null;
  /** Words in place of what the fields above say. */
  dateWords: string | null;
  timeWords: string | null;
  note: string | null;
  applyLink: string | null;
  /** Shows the registration and case dates once it has begun, though its layout is the plain one. */
  hasGeneralInfo: boolean;
}
