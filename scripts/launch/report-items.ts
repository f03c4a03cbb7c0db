import { forEachConcurrently } from '../../src/lib/for-each-concurrently.ts';

/** One line of `npm run launch-check` or `npm run watch`. */
export interface ReportItem {
  /** Its heading, such as "Still sample". */
  group: string;
  /** Such as a fault with its place, or how many addresses were checked. */
  text: string;
  /** True if it blocks the launch. In `npm run watch`: true if somebody must act. */
  isBlocking: boolean;
}

export const makeBlocker = (group: string, text: string): ReportItem => ({ group, text, isBlocking: true });

export const makeNote = (group: string, text: string): ReportItem => ({ group, text, isBlocking: false });

/** How many addresses are requested at the same time. */
export const AT_ONCE = 8;

/** What is found about all subjects; a few are looked at at the same time. */
export async function collectItems<Subject>(
  all: readonly Subject[],
  listItems: (subject: Subject) => Promise<readonly ReportItem[]>,
): Promise<ReportItem[]> {
  const found: ReportItem[] = [];
  const collect = async (subject: Subject) => void found.push(...(await listItems(subject)));
  await forEachConcurrently(all, collect, AT_ONCE);
  return found;
}

const launchVerdict = { blocked: 'Not ready to launch', free: 'Ready to launch' };

export function formatReport(items: readonly ReportItem[], verdict = launchVerdict): string {
  const blockers = items.filter(({ isBlocking }) => isBlocking);
  const notes = items.filter(({ isBlocking }) => !isBlocking);
  const groups = Map.groupBy([...blockers, ...notes], ({ group }) => group);
  const parts = [...groups].map(([group, all]) =>
    [`${group} (${all.length})`, ...all.map(({ text }) => `  ${text}`), ''].join('\n'),
  );
  const counts = `${blockers.length} to settle, ${notes.length} to know`;
  return [...parts, `${blockers.length > 0 ? verdict.blocked : verdict.free}: ${counts}`].join('\n');
}
