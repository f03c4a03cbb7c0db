import { listTicked, rowOf } from '#islands/picker/ticks.ts';
import { toGsm } from '#lib/contact/gsm-letters.ts';
import { fill } from '#lib/placeholders.ts';
import { messagesWords, scheduleWords } from '#words';

const resultOf = (box: HTMLInputElement) => {
  const result = rowOf(box).querySelector<HTMLElement>('[data-days]');
  return { days: Number(result?.dataset['days'] ?? Infinity), when: result?.textContent ?? '' };
};

/**
 * When the last of all chosen results is ready: writes it into step 2, and gives the line for messages. One test that does not say it
 * leaves the question open.
 */
export function showLastResult(): string {
  const [last] = listTicked()
    .map(resultOf)
    .sort((a, b) => b.days - a.days);
  const when = last?.when ?? '';
  const place = document.querySelector('[data-selection=last-result]');
  if (place) place.textContent = when ? fill(scheduleWords.lastResult, { when }) : scheduleWords.askWhen;
  return when && place ? toGsm(fill(messagesWords.lastResult, { when })) : '';
}
