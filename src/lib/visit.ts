import type { PageEntry } from '../schemas/page.ts';

type VisitPage = Extract<PageEntry, { page: 'your-visit' }>;

const onlyWritten = (lines: readonly (string | undefined)[]) => lines.filter((line) => line !== undefined);

/** The directions to the door, from the trotro stop: at most three lines. */
export const listDirections = ({ trotro, landmark, access }: VisitPage['find']): string[] =>
  onlyWritten([trotro, landmark, access]);

/** What patients find at the clinic, in the order in which they ask about it. */
export const listClinicInfo = ({ here }: VisitPage): string[] =>
  onlyWritten([here?.wait, here?.time, here?.children, here?.quiet, here?.deaf]);
