import { forEachConcurrently } from '../../src/lib/for-each-concurrently.ts';

/** One line of the launch check or the watch. */
export interface ReportItem {
  /** Its heading, such as "Still sample". */
  group: string;
  /** What was found, such as a fault with its place, or how many addresses were checked. */
  text: string;
  /** Whether it blocks the launch or, in the watch, somebody must act. */
  isBlocking: boolean;
}

export const makeBlocker = (group: string, text: string): ReportItem => ({ group, text, isBlocking: true });

export const makeNote = (group: string, text: string): ReportItem => ({ group, text, isBlocking: false });

/** How many addresses are requested at the same time. */
export const AT_ONCE = 8;

/** Checks each item. A text that `findFault` returns becomes a blocker; '' means no fault. */
export async function findFaults<Checked>(
  group: string,
  all: readonly Checked[],
  findFault: (checked: Checked) => Promise<string>,
): Promise<ReportItem[]> {
  const found: ReportItem[] = [];
  const check = async (checked: Checked) => {
    const fault = await findFault(checked);
    if (fault) found.push(makeBlocker(group, fault));
  };
  await forEachConcurrently(all, check, AT_ONCE);
  return found;
}

const launchVerdict = { blocked: 'Not ready to launch', free: 'Ready to launch' };

/** The items under their headings, blockers first, then a line with the verdict and the counts. */
export function formatReport(items: readonly ReportItem[], verdict = launchVerdict): string {
  const blockers = items.filter(({ isBlocking }) => isBlocking);
  const notes = items.filter(({ isBlocking }) => !isBlocking);
  const groups = Map.groupBy([...blockers, ...notes], ({ group }) => group);
  const parts = [...groups].map(
    ([group, all]) => `${group} (${all.length})\n${all.map(({ text }) => `  ${text}`).join('\n')}\n`,
  );
  const counts = `${blockers.length} to settle, ${notes.length} to know`;
  return [...parts, `${blockers.length > 0 ? verdict.blocked : verdict.free}: ${counts}`].join('\n');
}
