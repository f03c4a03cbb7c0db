import { attempt, readPause, type Outcome } from './attempt.ts';
import type { BrowserStorages } from './browser-storage.ts';
import { checkFields } from './check-fields.ts';
import { isEmptyDraft, keepDraft, readDraft, type Draft } from './draft.ts';
import { findObstacle, createSnapshot } from './request-state.ts';
import { ghanaDay } from '../dates.ts';
import type { EmailService, RequestForm, RequestValues } from './request-form.ts';
import { changeWaiting, isUnsent, keepWaiting, lookUpRequest, removeRequest } from './waiting.ts';

/** Everything a request needs of the world around it, so that tests can play it. */
export interface RequestWorld extends BrowserStorages {
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

/**
 * The engine of request forms, without page or network: one request from the first letter to the answer. Its
 * words are kept with every change; from the first attempt on they wait on the device under a number that stays.
 */
export function createRequest(
  { id, fields }: Pick<RequestForm, 'id' | 'fields'>,
  email: EmailService | null,
  world: RequestWorld,
) {
  const { tab, device, now } = world;
  const { get, subscribe, putDraft, tell } = createSnapshot(world);
  // A second submit can come before the first one is drawn.
  let isRunning = false;

  const keep = (draft: Draft) => {
    keepDraft(tab, id, draft);
    const { reference, values } = draft;
    if (!isEmptyDraft(draft)) changeWaiting(device, reference, { values }, now());
    else if (isUnsent(lookUpRequest(device, reference, now()))) removeRequest(device, reference);
    putDraft(draft);
  };

  const send = async (service: EmailService, draft: Draft) => {
    isRunning = true;
    tell({ type: 'send' });
    const answer = await attempt(world, id, service, draft, () => tell({ type: 'late' }));
    isRunning = false;
    tell({ type: 'answer', ...answer });
  };

  return {
    subscribe,
    get,
    /** Takes up what was kept, and returns it for the boxes that are still empty; `follow` comes next. */
    restore: (): RequestValues => {
      const kept = readDraft(world, id, fields, now());
      putDraft({ ...kept, reference: kept.reference || world.newReference() });
      return kept.values;
    },
    /** Takes over what is in the boxes now. */
    follow: (values: RequestValues) => keep({ ...get().draft, values }),
    /** Sends what is in the boxes, or says why it cannot. `isTrapped`: the hidden box was filled in. */
    submit: (values: RequestValues, isTrapped: boolean) => {
      const { state, draft } = get();
      if (isRunning || state.status === 'success') return;
      const isNewOne = state.status === 'failure' && state.failure.reason === 'sent-elsewhere';
      keep({ reference: isNewOne ? world.newReference() : draft.reference, values });
      const errors = checkFields(fields, values, ghanaDay(new Date(now())));
      if (errors.length > 0) return tell({ type: 'invalid', errors });
      if (email && !isTrapped) keepWaiting(device, { form: id, ...get().draft }, now());
      const failure = findObstacle({
        isTrapped,
        isConfigured: email !== null,
        isOnline: world.isOnline(),
        pauseSeconds: readPause(tab, id, now()),
      });
      if (failure) tell({ type: 'stop', failure });
      else if (email) void send(email, get().draft);
    },
    /** Forgets everything here and on the device; what comes next is a new request with its own number. */
    clear: () => {
      if (isRunning) return;
      removeRequest(device, get().draft.reference);
      keep({ reference: world.newReference(), values: {} });
      tell({ type: 'clear' });
    },
  };
}
