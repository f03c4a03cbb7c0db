import { frameWords } from '#words';

/** The loader is gone after this time, loaded or not (specification, section 9). */
export const LOADER_MS = 1000;
/** A frame that has not come by then is said to be missing, with the other ways. */
export const TIME_OUT_MS = 20_000;

/**
 * What is known of a frame. A browser reports `load` for its own error page too, so a `loaded` frame whose host is silent
 * is `doubted`: that is said, but the frame stays, since somebody may be writing in it.
 */
export type FramePhase =
  'waiting' | 'loading' | 'slow' | 'late' | 'loaded' | 'doubted' | 'offline' | 'unreachable' | 'refused';

export type FrameEvent =
  | 'ask' // the visitor wants it
  | 'second passed' // the loader's time is over (specification, section 9: 1000 ms)
  | 'time-out'
  | 'load'
  | 'host silent' // our own question to the host found no way to it
  | 'policy' // it led to a host that may not stand in our page
  | 'line lost'
  | 'line back';

const steps: Record<FramePhase, Partial<Record<FrameEvent, FramePhase>>> = {
  waiting: { ask: 'loading' },
  loading: {
    ...{ 'second passed': 'slow', 'time-out': 'late', load: 'loaded' },
    ...{ 'host silent': 'unreachable', policy: 'refused', 'line lost': 'offline' },
  },
  slow: {
    ...{ 'time-out': 'late', load: 'loaded' },
    ...{ 'host silent': 'unreachable', policy: 'refused', 'line lost': 'offline' },
  },
  // It may still come: nothing is taken away from a visitor who waits.
  late: { ask: 'loading', load: 'loaded', 'host silent': 'unreachable', policy: 'refused' },
  loaded: { 'host silent': 'doubted', policy: 'refused' },
  doubted: { ask: 'loading' },
  offline: { ask: 'loading', 'line back': 'loading' },
  unreachable: { ask: 'loading' },
  refused: { ask: 'loading' },
};

/** The phase after an event; an event that means nothing in a phase changes nothing. */
export function nextPhase(phase: FramePhase, event: FrameEvent): FramePhase {
  return steps[phase][event] ?? phase;
}

/** Whether the frame itself is in the page. */
export function isFramed(phase: FramePhase): boolean {
  return !['waiting', 'offline', 'unreachable'].includes(phase);
}

/** What became of a frame; undefined while there is nothing to say. */
export function frameNotice(phase: FramePhase, what: string): string | undefined {
  const notices: Partial<Record<FramePhase, string>> = {
    late: frameWords.late,
    offline: frameWords.offline,
    unreachable: frameWords.unreachable,
    doubted: frameWords.doubted,
    refused: frameWords.refused,
  };
  return notices[phase]?.replace('{what}', what);
}

/** Whether the host of an address answers at all. Asks for nothing but its front page's head, and sends no cookie. */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(new URL(address).origin, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}

/** Tells what becomes of a frame that has just been asked for, until the answer is called. */
export function watchFrame(address: string, tell: (event: FrameEvent) => void): () => void {
  let isCurrent = true;
  const lost = () => tell('line lost');
  const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src') tell('policy');
  };
  const timers = [
    setTimeout(() => tell('second passed'), LOADER_MS),
    setTimeout(() => tell('time-out'), TIME_OUT_MS),
  ];
  addEventListener('offline', lost);
  document.addEventListener('securitypolicyviolation', refuse);
  if (!navigator.onLine) lost();
  void isReachable(address).then((isThere) => {
    if (isCurrent && !isThere) tell(navigator.onLine ? 'host silent' : 'line lost');
  });
  return () => {
    isCurrent = false;
    timers.forEach(clearTimeout);
    removeEventListener('offline', lost);
    document.removeEventListener('securitypolicyviolation', refuse);
  };
}
