/** What decides where an event stands in the lists. Ghana keeps UTC all year, so all moments are plain UTC. */
export interface Scheduled {
  id: string;
  /** Milliseconds since 1970; the start of the day when no time is known. */
  start: number;
  /** Of an event that comes back every week, 0 for Sunday: then only the time of day of `start` counts. */
  weekday?: number | undefined;
}
