import { useEffect, useReducer, useState } from 'react';
import { isFramed, nextPhase, watchFrame } from '#lib/page/iframe.ts';

/** The phase is 'waiting' until the visitor asks for the frame. */
export function useFrame(src: string) {
  const [phase, dispatch] = useReducer(nextPhase, 'waiting');
  const [attempt, setAttempt] = useState(0);
  const isInPage = isFramed(phase);

  useEffect(() => (isInPage ? watchFrame(src, dispatch) : undefined), [isInPage, attempt, src]);
  useEffect(() => {
    const onOnline = () => dispatch('line back');
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return {
    phase,
    /** Used as a React key, so that each attempt makes a new frame. */
    attempt,
    ask: () => {
      setAttempt((count) => count + 1);
      dispatch('ask');
    },
    onLoad: () => dispatch('load'),
  };
}
