import { checkFields } from './check-fields.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { findObstacle } from './find-obstacle.ts';
import { ghanaDay } from './ghana-day.ts';
import type { Outcome } from './outcome.ts';
import { pauseAfter } from './pause.ts';
import type { EmailService, RequestForm, RequestValues } from './request-form.ts';
import { reduceRequest, type RequestAction } from './request-state.ts';
import { initialSnapshot, type RequestSnapshot, type RequestWorld } from './request-world.ts';
import { isEmptyDraft, keepDraft, readDraft } from './stored-draft.ts';
import { readPause, startPause } from './stored-pause.ts';
import { keepWaiting, lookUpRequest, markSent, removeRequest } from './waiting.ts';

const LATE_AFTER_MS = 20_000;

/**
 * The engine of request forms, without page or network: one request from the first letter to the answer. Its
 * words are kept with every change; from the first attempt on they wait on the device under a number that stays.
 */
export function createRequest(
  form: Pick<RequestForm, 'id' | 'fields'>,
  email: EmailService | null,
  world: RequestWorld,
) {
  const { tab, device, now } = world;
  const listeners = new Set<() => void>();
  let snapshot = initialSnapshot;
  // A second submit can come before the first one is drawn.
  let isRunning = false;

  const put = (change: Partial<RequestSnapshot>) => {
    const draft = change.draft ?? snapshot.draft;
    const isWaiting = lookUpRequest(device, draft.reference, now()) === 'waiting';
    snapshot = { ...snapshot, ...change, isWaiting };
    for (const listener of listeners) listener();
  };
  const tell = (action: RequestAction) => put({ state: reduceRequest(snapshot.state, action) });

  const keep = (draft: Draft) => {
    keepDraft(tab, form.id, draft);
    if (lookUpRequest(device, draft.reference, now()) === 'waiting') {
      if (isEmptyDraft(draft)) removeRequest(device, draft.reference);
      else keepWaiting(device, { form: form.id, ...draft }, now());
    }
    put({ draft });
  };
  const follow = (values: RequestValues) => keep({ ...snapshot.draft, values });

  const sendOnce = async (service: EmailService, { reference, values }: Draft): Promise<Outcome> => {
    if (lookUpRequest(device, reference, now()) === 'sent') return 'sent-elsewhere';
    const outcome = await world.send(service, { ...values, reference });
    if (outcome === 'sent') markSent(device, form.id, reference, now());
    return outcome;
  };

  const attempt = async (service: EmailService, draft: Draft) => {
    isRunning = true;
    tell({ type: 'send' });
    // The attempt cannot be called off, and it may yet succeed: it goes on, and no other one starts meanwhile.
    const stopWaiting = world.callAfter(LATE_AFTER_MS, () => tell({ type: 'late' }));
    const outcome = await world.takeTurn(draft.reference, () => sendOnce(service, draft));
    stopWaiting();
    const waitSeconds = pauseAfter(outcome);
    startPause(tab, form.id, waitSeconds, now());
    if (outcome === 'sent') keepDraft(tab, form.id, emptyDraft);
    isRunning = false;
    tell({ type: 'answer', outcome, waitSeconds });
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => snapshot,
    /** Takes up what was kept, and returns it for the boxes that are still empty; `follow` comes next. */
    restore: (): RequestValues => {
      const kept = readDraft(world, form.id, form.fields, now());
      put({ draft: { ...kept, reference: kept.reference || world.newReference() } });
      return kept.values;
    },
    /** Takes over what now stands in the boxes. */
    follow,
    /** Sends what stands in the boxes, or says why that cannot be. `isTrapped`: the hidden box was filled in. */
    submit: (values: RequestValues, isTrapped: boolean) => {
      const { state } = snapshot;
      if (isRunning || state.status === 'success') return;
      const isNewOne = state.status === 'failure' && state.failure.reason === 'sent-elsewhere';
      keep({ reference: isNewOne ? world.newReference() : snapshot.draft.reference, values });
      const errors = checkFields(form.fields, values, ghanaDay(new Date(now())));
      if (errors.length > 0) return tell({ type: 'invalid', errors });
      const failure = findObstacle({
        isTrapped,
        isConfigured: email !== null,
        isOnline: world.isOnline(),
        pauseSeconds: readPause(tab, form.id, now()),
      });
      if (email && !isTrapped && lookUpRequest(device, snapshot.draft.reference, now()) === null)
        keepWaiting(device, { form: form.id, ...snapshot.draft }, now());
      if (failure) tell({ type: 'stop', failure });
      else if (email) void attempt(email, snapshot.draft);
    },
    /** Forgets everything here and on the device; what comes next is a new request with its own number. */
    clear: () => {
      if (isRunning) return;
      removeRequest(device, snapshot.draft.reference);
      keep({ reference: world.newReference(), values: {} });
      tell({ type: 'clear' });
    },
  };
}
