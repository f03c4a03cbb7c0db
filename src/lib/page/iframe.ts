import { frameWords } from '#words';

/** After this time the status says that the frame is still loading (docs/specification.md, section 4). */
export const LOADER_MS = 1000;
/** After this time a notice says that the frame has not loaded yet. */
export const TIME_OUT_MS = 20_000;

/**
 * A browser reports `load` for its own error page too. So a `loaded` frame becomes `doubted` if its host does not answer. A notice
 * appears, but the frame stays, because the visitor may be writing in it.
 */
export type FramePhase =
  'waiting' | 'loading' | 'slow' | 'late' | 'loaded' | 'doubted' | 'offline' | 'unreachable' | 'refused';

export type FrameEvent =
  | 'ask' // the visitor wants to see the frame
  | 'second passed' // LOADER_MS is over
  | 'time-out'
  | 'load'
  | 'host silent' // the host did not answer our own request
  | 'policy' // the frame redirected to a host that our policy forbids
  | 'line lost' // the browser is offline
  | 'line back';

const whileLoading = {
  'time-out': 'late',
  load: 'loaded',
  'host silent': 'unreachable',
  policy: 'refused',
  'line lost': 'offline',
} as const;

const nextPhases: Record<FramePhase, Partial<Record<FrameEvent, FramePhase>>> = {
  waiting: { ask: 'loading' },
  loading: { ...whileLoading, 'second passed': 'slow' },
  slow: whileLoading,
  // A late frame may still load.
  late: { ask: 'loading', load: 'loaded', 'host silent': 'unreachable', policy: 'refused' },
  loaded: { 'host silent': 'doubted', policy: 'refused' },
  doubted: { ask: 'loading' },
  offline: { ask: 'loading', 'line back': 'loading' },
  unreachable: { ask: 'loading' },
  refused: { ask: 'loading' },
};

export function nextPhase(phase: FramePhase, event: FrameEvent): FramePhase {
  return nextPhases[phase][event] ?? phase;
}

/** Whether the frame itself is in the page. */
export function isFramed(phase: FramePhase): boolean {
  return !['waiting', 'offline', 'unreachable'].includes(phase);
}

/** `what` is the name of the frame's content. */
export function frameNotice(phase: FramePhase, what: string): string | undefined {
  const notices: Partial<Record<FramePhase, string>> = {
    late: frameWords.late,
    offline: frameWords.offline,
    unreachable: frameWords.unreachable,
    doubted: frameWords.doubted,
    refused: frameWords.refused,
  };
  const notice = notices[phase];
  return notice && notice.replace('{what}', what);
}

function isReachable(address: string): Promise<boolean> {
  const { origin } = new URL(address);
  return fetch(origin, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
}

/**
 * Watches a frame in the page until the returned function is called. Does not report `ask`, `load` and `line back`: the caller
 * knows these.
 */
export function watchFrame(address: string, report: (event: FrameEvent) => void): () => void {
  let isWatching = true;
  const reportOffline = () => report('line lost');
  const reportRefusal = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src') report('policy');
  };
  const timers = [
    setTimeout(() => report('second passed'), LOADER_MS),
    setTimeout(() => report('time-out'), TIME_OUT_MS),
  ];
  addEventListener('offline', reportOffline);
  document.addEventListener('securitypolicyviolation', reportRefusal);
  if (!navigator.onLine) reportOffline();
  void isReachable(address).then((hasAnswered) => {
    if (isWatching && !hasAnswered) report(navigator.onLine ? 'host silent' : 'line lost');
  });
  return () => {
    isWatching = false;
    timers.forEach(clearTimeout);
    removeEventListener('offline', reportOffline);
    document.removeEventListener('securitypolicyviolation', reportRefusal);
  };
}
