import type { PageEntry } from '../schemas/page.ts';

type VisitPage = Extract<PageEntry, { page: 'your-visit' }>;

const withoutGaps = (lines: readonly (string | undefined)[]) => lines.filter((line) => line !== undefined);

/** The directions to the door, from the trotro stop: at most three lines. */
export const listWay = ({ trotro, landmark, access }: VisitPage['find']): string[] =>
  withoutGaps([trotro, landmark, access]);

/** What it is like at the clinic, in the order in which patients ask. */
export const listHere = ({ here }: VisitPage): string[] =>
  withoutGaps([here?.wait, here?.time, here?.children, here?.quiet, here?.deaf]);
