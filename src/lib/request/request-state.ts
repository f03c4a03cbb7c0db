import type { FieldError } from './check-fields.ts';
import type { FailureReason, Outcome } from './attempt.ts';
import { emptyDraft, type Draft } from './draft.ts';
import type { RequestWorld } from './create-request.ts';
import { lookUpRequest, type RequestFate } from './waiting.ts';

interface Failure {
  reason: FailureReason;
  /** How long to wait before the next attempt; 0 when there is no need to. */
  waitSeconds: number;
}

export type RequestState =
  | { status: 'idle'; errors: readonly FieldError[]; isCleared: boolean }
  /** `isLate`: no answer for so long that the visitor is told. The attempt goes on. */
  | { status: 'sending'; isLate: boolean }
  | { status: 'success' }
  | { status: 'failure'; failure: Failure };

export type RequestAction =
  | { type: 'invalid'; errors: readonly FieldError[] }
  | { type: 'stop'; failure: Failure }
  | { type: 'send' }
  | { type: 'late' }
  | { type: 'answer'; outcome: Outcome; waitSeconds: number }
  | { type: 'clear' };

export const initialRequestState: RequestState = { status: 'idle', errors: [], isCleared: false };

/**
 * The one state machine of request forms. Success is reached only from an attempt that was answered 'sent'; while
 * an attempt runs, only its answer ends it; after a success nothing changes any more.
 */
export function reduceRequest(state: RequestState, action: RequestAction): RequestState {
  if (state.status === 'success') return state;
  if (state.status === 'sending') {
    if (action.type === 'late') return { status: 'sending', isLate: true };
    if (action.type !== 'answer') return state;
    const { outcome: reason, waitSeconds } = action;
    return reason === 'sent'
      ? { status: 'success' }
      : { status: 'failure', failure: { reason, waitSeconds } };
  }
  switch (action.type) {
    case 'invalid':
      return { status: 'idle', errors: action.errors, isCleared: false };
    case 'stop':
      return { status: 'failure', failure: action.failure };
    case 'send':
      return { status: 'sending', isLate: false };
    case 'clear':
      return { status: 'idle', errors: [], isCleared: true };
    default:
      return state;
  }
}

interface Circumstances {
  /** Somebody filled in the box that people cannot see. */
  isTrapped: boolean;
  isConfigured: boolean;
  isOnline: boolean;
  pauseSeconds: number;
}

/** Why a complete request cannot be sent now; null when it can. */
export function findObstacle(circumstances: Circumstances): Failure | null {
  const { isTrapped, isConfigured, isOnline, pauseSeconds } = circumstances;
  if (isTrapped) return { reason: 'automatic', waitSeconds: 0 };
  if (!isConfigured) return { reason: 'not-configured', waitSeconds: 0 };
  if (pauseSeconds > 0) return { reason: 'too-soon', waitSeconds: pauseSeconds };
  return isOnline ? null : { reason: 'offline', waitSeconds: 0 };
}

/** What is drawn of a request. */
interface RequestSnapshot {
  state: RequestState;
  draft: Draft;
  /** What the device knows about the request; null when it keeps nothing. */
  fate: RequestFate | null;
}

/** Holds what is drawn, and tells the listeners of each change. */
export function createSnapshot({ device, now }: RequestWorld) {
  const listeners = new Set<() => void>();
  let snapshot: RequestSnapshot = { state: initialRequestState, draft: emptyDraft, fate: null };

  const put = (change: Partial<RequestSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    snapshot.fate = lookUpRequest(device, snapshot.draft.reference, now());
    for (const listener of listeners) listener();
  };
  return {
    get: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    putDraft: (draft: Draft) => put({ draft }),
    tell: (action: RequestAction) => put({ state: reduceRequest(snapshot.state, action) }),
  };
}
