import { emptyDraft, type Draft } from './draft.ts';
import {
  initialRequestState,
  reduceRequest,
  type RequestAction,
  type RequestState,
} from './request-state.ts';
import type { RequestWorld } from './request-world.ts';
import { lookUpRequest, type RequestFate } from './waiting.ts';

/** What is drawn of a request. */
export interface RequestSnapshot {
  state: RequestState;
  draft: Draft;
  /** What the device knows of the request; null when it keeps nothing. */
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
