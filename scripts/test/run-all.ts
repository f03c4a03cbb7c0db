import { isPortFree } from '../lib/listen.ts';
import type { Outcome, Step } from './run-step.ts';

/** One more than the processors of the machine on which every change is tried: each step waits for files and browsers now and then. */
const AT_ONCE = 3;
const roomFor = ({ isWide }: Step) => (isWide ? 2 : 1);

/**
 * Runs the steps, three at a time, a wide one beside one other, each as early as it may, and calls `onEnd` as they end. A failure stops only the
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
  /** The first step that waits for no other. Where it is wide, room is kept for it: none that comes later goes first. */
  const findNext = () => {
    const others = [...running.keys()];
    const isReady = ({ usesAstro, needs = [] }: Step) =>
      needs.every(isDone) && !(usesAstro && others.some((other) => other.usesAstro));
    const next = waiting.find(isReady);
    const taken = others.reduce((sum, step) => sum + roomFor(step), 0);
    return next && taken + roomFor(next) <= AT_ONCE ? next : undefined;
  };
  const end = (step: Step, outcome: Outcome) => {
    running.delete(step);
    ended.set(step.name, outcome);
    onEnd(outcome);
  };

  while (waiting.length > 0 || running.size > 0) {
    const step = findNext();
    if (!step) {
      if (running.size === 0)
        throw new Error(`${waiting.map(({ name }) => name).join(', ')} can never start`);
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(step), 1);
    const broken = step.needs?.find((name) => (ended.get(name)?.state ?? 'passed') !== 'passed');
    if (broken) {
      const counts = { seconds: 0, passed: 0, failed: 0 };
      end(step, { name: step.name, state: 'skipped', output: `needs ${broken}`, ...counts });
    } else {
      const ending = run(step).then((outcome) => end(step, outcome));
      running.set(step, ending);
    }
  }
  return [...ended.values()];
}

/** A port that one of the steps needs and another program has. Asked before the first step: the last to start may need it. */
export async function findTakenPort(steps: readonly Step[]): Promise<number | undefined> {
  for (const port of new Set(steps.flatMap(({ ports = [] }) => ports)))
    if (!(await isPortFree(port))) return port;
  return undefined;
}
