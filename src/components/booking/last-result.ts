import { findList, listTicked, rowOf } from '#islands/picker/ticks.ts';
import { toGsm } from '#lib/contact/gsm-letters.ts';
import { fill } from '#lib/placeholders.ts';
import { messagesWords, scheduleWords } from '#words';

const resultOf = (box: HTMLInputElement) => {
  const result = rowOf(box).querySelector<HTMLElement>('[data-days]');
  return { days: Number(result?.dataset['days'] ?? Infinity), when: result?.textContent ?? '' };
};

/**
 * Says when the last of all chosen results is ready, in step 2 and in messages. One test that does not say it leaves the question
 * open. It listens before keep-selection.ts, which writes the messages.
 */
function showLastResult(): void {
  const list = findList();
  const place = document.querySelector('[data-selection=last-result]');
  if (!list || !place) return;
  const [last] = listTicked()
    .map(resultOf)
    .sort((a, b) => b.days - a.days);
  const when = last?.when ?? '';
  place.textContent = when ? fill(scheduleWords.lastResult, { when }) : scheduleWords.askWhen;
  list.dataset['lastResult'] = when && toGsm(fill(messagesWords.lastResult, { when }));
}

addEventListener('change', showLastResult, true);
findList()?.dispatchEvent(new Event('change', { bubbles: true }));
