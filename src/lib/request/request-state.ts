import type { FieldError } from './check-fields.ts';
import type { FailureReason, Outcome } from './outcome.ts';

export interface Failure {
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
