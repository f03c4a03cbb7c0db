import { forEachConcurrently } from '../../src/lib/for-each-concurrently.ts';

export interface Finding {
  /** The heading it comes under, such as "Still sample". */
  group: string;
  /** Where it is and what to do, in one line. */
  text: string;
  /** Whether the site must not go live before it is settled. */
  isBlocking: boolean;
}

export const block = (group: string, text: string): Finding => ({ group, text, isBlocking: true });

export const mention = (group: string, text: string): Finding => ({ group, text, isBlocking: false });

/** Looks at a few items at a time: what `findFault` says of one blocks; '' is no fault. */
export async function findFaults<Item>(
  group: string,
  items: readonly Item[],
  findFault: (item: Item) => Promise<string>,
): Promise<Finding[]> {
  const found: Finding[] = [];
  const look = async (item: Item) => {
    const fault = await findFault(item);
    if (fault) found.push(block(group, fault));
  };
  await forEachConcurrently(items, look, 8);
  return found;
}

const ofLaunch = { blocked: 'Not ready to launch', free: 'Ready to launch' };

/** The findings under their headings, those that block first, and a last line with the verdict and the counts. */
export function formatFindings(findings: readonly Finding[], verdict = ofLaunch): string {
  const blocking = findings.filter(({ isBlocking }) => isBlocking);
  const others = findings.filter(({ isBlocking }) => !isBlocking);
  const groups = Map.groupBy([...blocking, ...others], ({ group }) => group);
  const parts = [...groups].map(
    ([group, all]) => `${group} (${all.length})\n${all.map(({ text }) => `  ${text}`).join('\n')}\n`,
  );
  const count = `${blocking.length} to settle, ${others.length} to know`;
  const end = `${blocking.length > 0 ? verdict.blocked : verdict.free}: ${count}`;
  return [...parts, end].join('\n');
}
