import { emptyDraft, type Draft } from './draft.ts';
import type { Outcome } from './outcome.ts';
import type { EmailService } from './request-form.ts';
import { initialRequestState, type RequestState } from './request-state.ts';
import type { Stores } from './stored-draft.ts';

/** Everything a request needs of the world around it, so that tests can play it. */
export interface RequestWorld extends Stores {
  /** Milliseconds, as Date.now(). */
  now: () => number;
  isOnline: () => boolean;
  newReference: () => string;
  /** Never rejects. */
  send: (email: EmailService, fields: Record<string, string>) => Promise<Outcome>;
  /** Runs the work when no other tab is at the same request. */
  takeTurn: (name: string, work: () => Promise<Outcome>) => Promise<Outcome>;
  /** Calls back once after so many milliseconds; what it returns calls that off. */
  callAfter: (ms: number, act: () => void) => () => void;
}

export interface RequestSnapshot {
  state: RequestState;
  draft: Draft;
  /** The device keeps the request until it is sent. */
  isWaiting: boolean;
}

export const initialSnapshot: RequestSnapshot = {
  state: initialRequestState,
  draft: emptyDraft,
  isWaiting: false,
};
