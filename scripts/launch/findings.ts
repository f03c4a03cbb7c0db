/** One thing to look at before the site goes live. */
export interface Finding {
  /** The heading it comes under, such as "Still sample". */
  group: string;
  /** Where it is and what to do, in one line. */
  text: string;
  /** Whether the site must not go live before it is settled. */
  isBlocking: boolean;
}

const ofLaunch = { blocked: 'Not ready to launch', free: 'Ready to launch' };

/** The findings under their headings, those that block first, and a last line with the verdict and the counts. */
export function formatFindings(findings: readonly Finding[], verdict = ofLaunch): string {
  const blocking = findings.filter(({ isBlocking }) => isBlocking);
  const groups = Map.groupBy(
    [...blocking, ...findings.filter(({ isBlocking }) => !isBlocking)],
    ({ group }) => group,
  );
  const parts = [...groups].map(
    ([group, all]) => `${group} (${all.length})\n${all.map(({ text }) => `  ${text}`).join('\n')}\n`,
  );
  const count = `${blocking.length} to settle, ${findings.length - blocking.length} to know`;
  const end = `${blocking.length > 0 ? verdict.blocked : verdict.free}: ${count}`;
  return [...parts, end].join('\n');
}
