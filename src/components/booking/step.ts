import { findPart } from '#lib/page/find-part.ts';
import { listTicked, SCHEDULE_ID } from '#islands/picker/ticks.ts';

/*
 * Step 1 (`choose`) is the price list, and step 2 (`schedule`) the calendar. The address holds the step (`?step=schedule`), so that
 * Back, Forward and reload work before the picker is hydrated. Without script, links to fragments switch the step (picker.css).
 */
const SCHEDULE_QUERY = '?step=schedule';

/** `chosen`: the text of stampSelection(). `isAfterChoose`: the entry before this one is step 1. */
export const readHistoryState = () => ({ ...history.state }) as { chosen?: string; isAfterChoose?: boolean };

/** Where the visitor left the list, in pixels from the top of the page. */
let listTop = 0;

/** If another step was shown before, the heading of the new one gets the focus, so that screen readers read it. */
function switchStep(step: 'choose' | 'schedule'): void {
  const main = findPart('main');
  const previousStep = main.dataset['step'];
  main.dataset['step'] = step;
  if (!previousStep || previousStep === step) return;
  const isBack = step === 'choose';
  findPart(isBack ? 'h1' : '#schedule-heading', main).focus();
  scrollTo(0, isBack ? listTop : 0);
}

export function goToSchedule(): void {
  listTop = scrollY;
  history.pushState({ ...readHistoryState(), isAfterChoose: true }, '', SCHEDULE_QUERY);
  switchStep('schedule');
}

export function goToChoose(): void {
  // A new entry for step 1 would make the Back button show step 2 again. Going back fires `popstate`, and keep-selection.ts then
  // runs showStep.
  if (readHistoryState().isAfterChoose) return history.back();
  // Not location.pathname: a browser reads a path that begins with two slashes as a host.
  history.replaceState(history.state, '', location.href.split(/[?#]/)[0]);
  switchStep('choose');
}

/** Shows the step that the address names. Step 2 needs a selection. */
export function showStep(): void {
  // "NEXT" is a link to this fragment. A visitor may have clicked on it before this script ran.
  const isScheduleFragment = location.hash === `#${SCHEDULE_ID}`;
  const isScheduleAddress = isScheduleFragment || location.search === SCHEDULE_QUERY;
  const isSchedule = isScheduleAddress && listTicked().length > 0;
  switchStep(isSchedule ? 'schedule' : 'choose');
  // The address must name the shown step too.
  if (isScheduleAddress && !isSchedule) goToChoose();
  else if (isScheduleFragment) history.replaceState(history.state, '', SCHEDULE_QUERY);
}
