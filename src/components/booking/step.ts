import { findPart } from '#lib/page/find-part.ts';
import { listTicked, SCHEDULE_ID } from '#islands/picker/ticks.ts';

/*
 * The address holds the booking step (`?step=schedule`), so that Back, Forward and reload work without the picker's code too.
 * Without script, links to fragments switch the step (picker.css).
 */
const QUERY = '?step=schedule';

/** The state of this history entry. Only the code of the price list writes it. */
export const readHistoryState = () => ({ ...history.state }) as { chosen?: string; isAfterChoose?: boolean };

/** If the step changes, its heading gets the focus, so that screen readers read it. */
function switchStep(step: 'choose' | 'schedule'): void {
  const main = findPart('main');
  const before = main.dataset['step'];
  main.dataset['step'] = step;
  if (!before || before === step) return;
  findPart(step === 'choose' ? 'h1' : '#schedule-heading', main).focus();
  scrollTo(0, 0);
}

export function goToSchedule(): void {
  history.pushState({ ...readHistoryState(), isAfterChoose: true }, '', QUERY);
  switchStep('schedule');
}

export function goToChoose(): void {
  // Go back in the browser's history too: otherwise its Back button would show step 2 again.
  if (readHistoryState().isAfterChoose) return history.back();
  // Not the path alone: a browser reads "//lab-services" as a host.
  history.replaceState(history.state, '', location.href.split(/[?#]/)[0]);
  switchStep('choose');
}

/** Shows the step that the address names. The second step needs a selection. */
export function showStep(): void {
  const isPlain = location.hash === `#${SCHEDULE_ID}`;
  const isAsked = isPlain || location.search === QUERY;
  const isSchedule = isAsked && listTicked().length > 0;
  switchStep(isSchedule ? 'schedule' : 'choose');
  if (isAsked && !isSchedule) goToChoose();
  else if (isPlain) history.replaceState(history.state, '', QUERY);
}
