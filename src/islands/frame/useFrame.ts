import { useEffect, useReducer, useState } from 'react';
import { isFramed, LOADER_MS, nextPhase, TIME_OUT_MS, isReachable } from '#lib/iframe.ts';

/** What becomes of a frame with the address `src`, once it is asked for. */
export function useFrame(src: string) {
  const [phase, tell] = useReducer(nextPhase, 'waiting');
  const [attempt, setAttempt] = useState(0);
  const [isLive, setIsLive] = useState(false);
  const isStarted = attempt > 0 && isFramed(phase);

  const ask = () => {
    setAttempt((count) => count + 1);
    tell('ask');
    if (!navigator.onLine) tell('line lost');
  };

  useEffect(() => setIsLive(true), []);

  useEffect(() => {
    if (!isStarted) return;
    let isCurrent = true;
    const timers = [
      setTimeout(() => tell('second passed'), LOADER_MS),
      setTimeout(() => tell('time-out'), TIME_OUT_MS),
    ];
    void isReachable(src).then((isThere) => {
      if (isCurrent && !isThere) tell(navigator.onLine ? 'host silent' : 'line lost');
    });
    return () => {
      isCurrent = false;
      timers.forEach(clearTimeout);
    };
  }, [isStarted, attempt, src]);

  useEffect(() => {
    const lost = () => tell('line lost');
    const back = () => tell('line back');
    const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') tell('policy');
    };
    addEventListener('offline', lost);
    addEventListener('online', back);
    document.addEventListener('securitypolicyviolation', refuse);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
      document.removeEventListener('securitypolicyviolation', refuse);
    };
  }, []);

  return {
    phase,
    /** Whether presses are answered. */
    isLive,
    /** Differs for each try, so that the frame is made anew. */
    attempt,
    ask,
    onLoad: () => tell('load'),
  };
}
