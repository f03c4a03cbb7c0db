import { useEffect, useReducer, useState } from 'react';
import { isFramed, nextPhase, watchFrame } from '#lib/iframe.ts';

/** What becomes of a frame with the address `src`, once it is asked for. */
export function useFrame(src: string) {
  const [phase, dispatch] = useReducer(nextPhase, 'waiting');
  const [attempt, setAttempt] = useState(0);
  const isStarted = attempt > 0 && isFramed(phase);

  useEffect(() => (isStarted ? watchFrame(src, dispatch) : undefined), [isStarted, attempt, src]);
  useEffect(() => {
    const onOnline = () => dispatch('line back');
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return {
    phase,
    /** Differs for each try, so that the frame is made anew. */
    attempt,
    ask: () => {
      setAttempt((count) => count + 1);
      dispatch('ask');
    },
    onLoad: () => dispatch('load'),
  };
}
