import { isPortFree } from '../lib/listen.ts';
import type { StepResult, TestStep } from './run-step.ts';

// A small machine has two processors. There is one slot more, because steps also wait for files and browsers.
const MAX_SLOTS = 3;

/**
 * A step is ready when all steps that it needs have ended, and no running step uses its ports or, if it uses them, Astro's caches.
 * If a step fails or is skipped, the steps that need it are skipped. A needed step that is not in `steps` counts as passed. The
 * function is long because its parts share the lists of waiting and running steps.
 */
export async function runAll(
  steps: readonly TestStep[],
  run: (step: TestStep) => Promise<StepResult>,
  onEnd: (result: StepResult) => void,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const running = new Map<TestStep, Promise<void>>();
  const resultByStep = new Map<string, StepResult>();
  const notPassed = new Set<string>();

  const isSettled = (name: string) => resultByStep.has(name) || !steps.some((step) => step.name === name);
  /** The first ready step; undefined if none is ready, or if no slot is free. */
  const findNext = () => {
    const runningSteps = [...running.keys()];
    const isInUse = ({ usesAstro, ports = [] }: TestStep) =>
      runningSteps.some(
        (other) => (usesAstro && other.usesAstro) || other.ports?.some((port) => ports.includes(port)),
      );
    return running.size < MAX_SLOTS
      ? waiting.find((step) => (step.needs ?? []).every(isSettled) && !isInUse(step))
      : undefined;
  };
  const end = (step: TestStep, result: StepResult) => {
    running.delete(step);
    resultByStep.set(step.name, result);
    if (result.state !== 'passed') notPassed.add(step.name);
    onEnd(result);
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
    const failedNeed = step.needs?.find((name) => notPassed.has(name));
    if (failedNeed) {
      const output = `needs ${failedNeed}`;
      end(step, { name: step.name, state: 'skipped', seconds: 0, output, passed: 0, failed: 0 });
    } else {
      const ending = run(step).then((result) => end(step, result));
      running.set(step, ending);
    }
  }
  return [...resultByStep.values()];
}

export async function findTakenPort(steps: readonly TestStep[]): Promise<number | undefined> {
  for (const port of new Set(steps.flatMap(({ ports = [] }) => ports)))
    if (!(await isPortFree(port))) return port;
  return undefined;
}
