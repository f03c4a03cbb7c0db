import { expect, test } from 'vitest';
import type { Outcome } from '#lib/request/outcome.ts';
import { initialRequestState, reduceRequest, type RequestAction } from '#lib/request/request-state.ts';

const RUNS = 5000;
const OUTCOMES: Outcome[] = ['sent', 'offline', 'dropped', 'rate-limited', 'refused', 'fault', 'unexpected'];

/** The same numbers for the same seed, so that a failure can be repeated. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function anyAction(pick: (below: number) => number): RequestAction {
  const actions: RequestAction[] = [
    { type: 'send' },
    { type: 'late' },
    { type: 'answer', outcome: OUTCOMES[pick(OUTCOMES.length)] ?? 'dropped', waitSeconds: 0 },
    { type: 'clear' },
    { type: 'invalid', errors: [] },
    { type: 'stop', failure: { reason: 'offline', waitSeconds: 0 } },
  ];
  return actions[pick(actions.length)] ?? { type: 'send' };
}

test(`in ${RUNS} random courses of events, success is shown exactly when an attempt was answered "sent"`, () => {
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const pick = seeded(seed);
    let state = initialRequestState;
    let wasSent = false;
    for (let step = 0; step < 12; step += 1) {
      const action = anyAction(pick);
      const isSending = state.status === 'sending';
      wasSent ||= isSending && action.type === 'answer' && action.outcome === 'sent';
      state = reduceRequest(state, action);
      expect(state.status === 'success', `seed ${seed}, step ${step}`).toBe(wasSent);
      if (isSending && action.type !== 'answer') expect(state.status, `seed ${seed}`).toBe('sending');
    }
  }
});
