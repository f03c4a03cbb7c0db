import { useEffect, useReducer, useState } from 'react';
import { isFramed, nextPhase, watchFrame } from '#lib/page/iframe.ts';

/** What becomes of a frame with the address `src`, once it is asked for. */
export function useFrame(src: string) {
  const [phase, tell] = useReducer(nextPhase, 'waiting');
  const [attempt, setAttempt] = useState(0);
  const isStarted = attempt > 0 && isFramed(phase);

  useEffect(() => (isStarted ? watchFrame(src, tell) : undefined), [isStarted, attempt, src]);
  useEffect(() => {
    const back = () => tell('line back');
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);

  return {
    phase,
    /** Differs for each try, so that the frame is made anew. */
    attempt,
    ask: () => {
      setAttempt((count) => count + 1);
      tell('ask');
    },
    onLoad: () => tell('load'),
  };
}
