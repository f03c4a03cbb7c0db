import { listTicked, SCHEDULE_ID } from '#islands/picker/ticks.ts';

/*
 * The booking step, kept in the address (`?step=schedule`), so that Back, Forward and reload work, with and without the picker's code.
 * Without script the fragments of plain links switchStep it (picker.css).
 */
const QUERY = '?step=schedule';

/** Shows a step; when it changes, its heading gets the focus. */
function switchStep(step: 'choose' | 'schedule'): void {
  const main = document.querySelector('main') as HTMLElement;
  const before = main.dataset['step'];
  main.dataset['step'] = step;
  if (!before || before === step) return;
  (main.querySelector(step === 'choose' ? 'h1' : '#schedule-heading') as HTMLElement).focus();
  scrollTo(0, 0);
}

export function goToSchedule(): void {
  history.pushState({ ...(history.state as object | null), isAfterChoose: true }, '', QUERY);
  switchStep('schedule');
}

export function goToChoose(): void {
  // One step back in the browser too: its own Back would otherwise lead forward.
  if ((history.state as { isAfterChoose?: boolean } | null)?.isAfterChoose) return history.back();
  // The whole address: "//lab-services" alone would be another host.
  history.replaceState(history.state, '', location.href.split(/[?#]/)[0]);
  switchStep('choose');
}

/** Shows the step of the address. With nothing chosen there is no second step. */
export function showStep(): void {
  const isPlain = location.hash === `#${SCHEDULE_ID}`;
  const isAsked = isPlain || location.search === QUERY;
  const isSchedule = isAsked && listTicked().length > 0;
  switchStep(isSchedule ? 'schedule' : 'choose');
  if (isAsked && !isSchedule) goToChoose();
  else if (isPlain) history.replaceState(history.state, '', QUERY);
}
