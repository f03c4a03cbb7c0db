import type { PageEntry } from '../schemas/page.ts';

type VisitPage = Extract<PageEntry, { page: 'your-visit' }>;

const said = (lines: readonly (string | undefined)[]) => lines.filter((line) => line !== undefined);

/** The way to the door, in the order in which one takes it: at most three lines. */
export const listWay = ({ trotro, landmark, access }: VisitPage['find']): string[] =>
  said([trotro, landmark, access]);

/** What it is like at the clinic, in the order in which one asks. */
export const listHere = ({ here }: VisitPage): string[] =>
  said([here?.wait, here?.time, here?.children, here?.quiet, here?.deaf]);
