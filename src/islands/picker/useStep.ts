import { useEffect, useRef, useState } from 'react';

export type Step = 'choose' | 'schedule';

/** The id of step 2; without script its address shows that step. */
export const SCHEDULE_ID = 'find-an-appointment';
/** The id of the price list, which the plain way back leads to. */
export const CHOOSE_ID = 'choose';
const QUERY = '?step=schedule';

const readStep = (): Step =>
  location.search === QUERY || location.hash === `#${SCHEDULE_ID}` ? 'schedule' : 'choose';

/** The whole address of a step: "//lab-services" alone would be another host. */
function addressOf(step: Step): string {
  const address = new URL(location.href);
  address.search = step === 'schedule' ? QUERY : '';
  address.hash = '';
  return address.href;
}

interface EntryState {
  /** The entry before this one is step 1 of the same page. */
  isAfterChoose?: boolean;
}

const entryState = () => history.state as EntryState | null;

/**
 * The booking step, kept in the address (`?step=schedule`), so that Back, Forward and reload work. Without a selection there is
 * no step 2.
 */
export function useStep(isEmpty: boolean) {
  // `isAsked`: NEXT has led here, and nothing else.
  const [{ step, isAsked }, setPlace] = useState<{ step: Step; isAsked: boolean }>({
    step: 'choose',
    isAsked: false,
  });
  // The plain link NEXT was pressed before the code arrived.
  const [isEarly, setIsEarly] = useState(false);

  useEffect(() => {
    const sync = () => {
      const current = readStep();
      if (location.hash === `#${SCHEDULE_ID}`) setIsEarly(true);
      // The plain links' fragments are turned into the address of the step.
      if ([`#${SCHEDULE_ID}`, `#${CHOOSE_ID}`].includes(location.hash))
        history.replaceState(history.state, '', addressOf(current));
      setPlace({ step: current, isAsked: false });
    };
    sync();
    addEventListener('popstate', sync);
    return () => removeEventListener('popstate', sync);
  }, []);

  const goToChoose = () => {
    // One step back in the browser too: its own Back would otherwise lead forward.
    if (entryState()?.isAfterChoose) return history.back();
    history.replaceState(history.state, '', addressOf('choose'));
    setPlace({ step: 'choose', isAsked: false });
  };
  const goToSchedule = () => {
    history.pushState({ ...entryState(), isAfterChoose: true }, '', addressOf('schedule'));
    setPlace({ step: 'schedule', isAsked: true });
  };

  const isLost = isEmpty && step === 'schedule';
  useEffect(() => {
    if (isLost) goToChoose();
  }, [isLost]);

  return { step: isEmpty ? 'choose' : step, isAsked, isEarly, goToSchedule, goToChoose };
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
