import { useEffect, useState } from 'react';

export type Step = 'choose' | 'schedule';

/** The id of step 2; without script its address shows that step. */
export const SCHEDULE_ID = 'find-an-appointment';
const QUERY = '?step=schedule';

const readStep = (): Step =>
  location.search === QUERY || location.hash === `#${SCHEDULE_ID}` ? 'schedule' : 'choose';

/**
 * The booking step, kept in the address (`?step=schedule`), so that Back, Forward and reload work.
 * The plain link's fragment is turned into it.
 */
export function useStep() {
  const [step, setStep] = useState<Step>('choose');
  const [isAsked, setIsAsked] = useState(false);

  useEffect(() => {
    const sync = () => {
      const current = readStep();
      if (location.hash) {
        history.replaceState(history.state, '', location.pathname + (current === 'schedule' ? QUERY : ''));
      }
      setStep(current);
    };
    sync();
    addEventListener('popstate', sync);
    return () => removeEventListener('popstate', sync);
  }, []);

  return {
    step,
    /** Whether NEXT has been pressed since the page was opened. */
    isAsked,
    goToSchedule: () => {
      setIsAsked(true);
      history.pushState(history.state, '', location.pathname + QUERY);
      setStep('schedule');
    },
    goToChoose: () => {
      history.pushState(history.state, '', location.pathname);
      setStep('choose');
    },
  };
}
