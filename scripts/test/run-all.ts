import type { Outcome, Step } from './run-step.ts';

/** One more than the processors of the machine on which every change is tried: each step waits for files and browsers now and then. */
const AT_ONCE = 3;

const skipped = (name: string, reason: string): Outcome => ({
  name,
  state: 'skipped',
  seconds: 0,
  output: reason,
  passed: 0,
  failed: 0,
});

/**
 * Runs the steps, three at a time and each as early as it may, and calls `onEnd` as they end. A failure stops only the
 * steps that need the failed one. What a step needs but nobody asked for is taken as done.
 */
export async function runAll(
  steps: readonly Step[],
  run: (step: Step) => Promise<Outcome>,
  onEnd: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const ended = new Map<string, Outcome>();

  const isDone = (name: string) => ended.has(name) || !steps.some((step) => step.name === name);
  const mayStart = (step: Step) => {
    const others = [...running.keys()];
    if (others.length >= (step.isWide ? 1 : AT_ONCE) || others.some(({ isWide }) => isWide)) return false;
    if (step.usesAstro && others.some(({ usesAstro }) => usesAstro)) return false;
    return (step.needs ?? []).every(isDone);
  };
  const end = (step: Step, outcome: Outcome) => {
    running.delete(step);
    ended.set(step.name, outcome);
    onEnd(outcome);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(mayStart);
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (!step) {
      if (running.size === 0)
        throw new Error(`${waiting.map(({ name }) => name).join(', ')} can never start`);
      await Promise.race(running.values());
      continue;
    }
    const broken = step.needs?.find((name) => (ended.get(name)?.state ?? 'passed') !== 'passed');
    if (broken) end(step, skipped(step.name, `needs ${broken}`));
    else
      running.set(
        step,
        run(step).then((outcome) => end(step, outcome)),
      );
  }
  return [...ended.values()];
}
