import { describe, expect, test } from 'vitest';
import {
  initialRequestState,
  reduceRequest,
  type RequestAction,
  type RequestState,
} from '#lib/request/request-state.ts';

const run = (...actions: RequestAction[]): RequestState => actions.reduce(reduceRequest, initialRequestState);
const answer = (outcome: 'sent' | 'dropped' | 'rate-limited', waitSeconds = 0): RequestAction => ({
  type: 'answer',
  outcome,
  waitSeconds,
});

describe('a request', () => {
  test('is sent once the service says so', () => {
    expect(run({ type: 'send' }, answer('sent'))).toEqual({ status: 'success' });
  });

  test('is not sent by an answer to nothing', () => {
    expect(run(answer('sent'))).toEqual(initialRequestState);
  });

  test('that is taking long may still succeed', () => {
    expect(run({ type: 'send' }, { type: 'late' })).toEqual({ status: 'sending', isLate: true });
    expect(run({ type: 'send' }, { type: 'late' }, answer('sent'))).toEqual({ status: 'success' });
  });

  test('that failed can be tried again', () => {
    const failed = run({ type: 'send' }, answer('rate-limited', 10));
    expect(failed).toEqual({ status: 'failure', failure: { reason: 'rate-limited', waitSeconds: 10 } });
    expect(reduceRequest(failed, { type: 'send' })).toEqual({ status: 'sending', isLate: false });
  });

  test.each<RequestAction>([
    { type: 'send' },
    { type: 'clear' },
    { type: 'invalid', errors: [] },
    { type: 'stop', failure: { reason: 'offline', waitSeconds: 0 } },
  ])('under way is not disturbed by $type', (action) => {
    expect(run({ type: 'send' }, action)).toEqual({ status: 'sending', isLate: false });
  });

  test.each<RequestAction>([{ type: 'send' }, { type: 'clear' }, answer('dropped')])(
    'that was sent stays sent, whatever comes: $type',
    (action) => {
      expect(run({ type: 'send' }, answer('sent'), action)).toEqual({ status: 'success' });
    },
  );
});
