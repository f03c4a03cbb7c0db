import { useEffect, useReducer, useState } from 'react';
import { isGoodConnection } from '#lib/connection.ts';
import { isFramed, LOADER_MS, nextPhase, TIME_OUT_MS, isReachable } from '#lib/iframe.ts';

/** What becomes of a frame with the address `src`. One that is asked for already comes at once on a good line. */
export function useFrame(src: string, isAsked: boolean) {
  const [phase, tell] = useReducer(nextPhase, 'waiting');
  const [attempt, setAttempt] = useState(0);
  const [isLive, setIsLive] = useState(false);
  const isStarted = attempt > 0 && isFramed(phase);

  const ask = () => {
    setAttempt((count) => count + 1);
    tell('ask');
    if (!navigator.onLine) tell('line lost');
  };

  useEffect(() => {
    setIsLive(true);
    // Only now: the server knows nothing of the line, and its HTML must be the first to be shown.
    if (isAsked && isGoodConnection()) ask();
    // Runs once: what is asked for later is asked for by its own button.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

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
