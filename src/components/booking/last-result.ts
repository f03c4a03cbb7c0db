import { listTicked, rowOf } from '#islands/picker/ticks.ts';
import { fill } from '#lib/placeholders.ts';
import { scheduleWords } from '#words';

/** A test that does not say when its result is ready counts as the last. */
const readResult = (box: HTMLInputElement) => {
  const result = rowOf(box).querySelector<HTMLElement>('[data-days]');
  return { days: Number(result?.dataset['days'] ?? Infinity), when: result?.textContent ?? '' };
};

/** Says in step 2 when the last of the chosen results is ready. If one test does not say when, tells the visitor to ask. */
export function showLastResult(): void {
  const paragraph = document.querySelector('[data-selection=last-result]');
  if (!paragraph) return;
  const [last] = listTicked()
    .map(readResult)
    .sort((a, b) => b.days - a.days);
  const when = last?.when ?? '';
  paragraph.textContent = when ? fill(scheduleWords.lastResult, { when }) : scheduleWords.askWhen;
}
