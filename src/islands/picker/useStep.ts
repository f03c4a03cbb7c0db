import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CHOOSE_ID } from './ticks.ts';

export type Step = 'choose' | 'schedule';

/** The id of step 2; without script its address shows that step. */
export const SCHEDULE_ID = 'find-an-appointment';
const QUERY = '?step=schedule';

/** The whole address of a step: "//lab-services" alone would be another host. */
function addressOf(step: Step): string {
  const address = new URL(location.href);
  address.search = step === 'schedule' ? QUERY : '';
  address.hash = '';
  return address.href;
}

/** `isAfterChoose`: the entry before this one is step 1 of the same page. */
const entryState = () => history.state as { isAfterChoose?: boolean } | null;

/**
 * The booking step, kept in the address (`?step=schedule`), so that Back, Forward and reload work. Without a selection there is
 * no step 2.
 */
export function useStep(isEmpty: boolean) {
  const [step, setStep] = useState<Step>('choose');

  // Before it is drawn: a control of step 2 that was pressed before the code arrived has to stay.
  useLayoutEffect(() => {
    const sync = () => {
      const { hash, search } = location;
      const isPlain = hash === `#${SCHEDULE_ID}`;
      const current = isPlain || search === QUERY ? 'schedule' : 'choose';
      // The plain links' fragments are turned into the address of the step.
      if (isPlain || hash === `#${CHOOSE_ID}`) history.replaceState(history.state, '', addressOf(current));
      setStep(current);
    };
    sync();
    addEventListener('popstate', sync);
    return () => removeEventListener('popstate', sync);
  }, []);

  const goToChoose = () => {
    // One step back in the browser too: its own Back would otherwise lead forward.
    if (entryState()?.isAfterChoose) return history.back();
    history.replaceState(history.state, '', addressOf('choose'));
    setStep('choose');
  };
  const goToSchedule = () => {
    history.pushState({ ...entryState(), isAfterChoose: true }, '', addressOf('schedule'));
    setStep('schedule');
  };

  const isLost = isEmpty && step === 'schedule';
  useEffect(() => {
    if (isLost) goToChoose();
  }, [isLost]);

  return { step: isEmpty ? 'choose' : step, goToSchedule, goToChoose };
}

/** The headings of both steps; the one of the step that has just come gets the focus. */
export function useStepHeadings(step: Step) {
  const chooseHeading = useRef<HTMLHeadingElement>(null);
  const scheduleHeading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    (step === 'schedule' ? scheduleHeading : chooseHeading).current?.focus();
    scrollTo(0, 0);
  }, [step]);
  return { chooseHeading, scheduleHeading };
}
