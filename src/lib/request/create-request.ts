import { ghanaDay } from '../time/dates.ts';
import { attempt, readPause, type FailureReason, type RequestWorld } from './attempt.ts';
import { checkFields, type FieldError } from './check-fields.ts';
import {
  emptyDraft,
  isEmptyDraft,
  mayBeUnsent,
  keepDraft,
  readKeptStatus,
  queueRequest,
  readDraft,
  removeRequest,
  updateUnsent,
  type Draft,
  type KeptStatus,
} from './kept-requests.ts';
import type { EmailService, RequestFormData, RequestValues } from './request-form.ts';

interface Failure {
  reason: FailureReason;
  /** How long to wait before the next attempt; 0 if no wait is needed. */
  waitSeconds: number;
}

export type RequestState =
  /** `isCleared`: the visitor has just emptied the form. */
  | { status: 'idle'; errors: readonly FieldError[]; isCleared: boolean }
  /** `isLate`: the visitor has been told that no answer has come yet. The attempt goes on. */
  | { status: 'sending'; isLate: boolean }
  | { status: 'success' }
  /** `isRestored`: the visitor has done nothing yet, so the focus stays where it is. */
  | { status: 'failure'; failure: Failure; isRestored?: boolean };

interface RequestSnapshot {
  state: RequestState;
  draft: Draft;
  /** Null if the request is not stored on the device. */
  keptStatus: KeptStatus | null;
}

interface Circumstances {
  /** The honeypot was filled in. */
  isTrapped: boolean;
  /** There is an e-mail service. */
  isConfigured: boolean;
  isOnline: boolean;
  pauseSeconds: number;
}

const NOT_CONFIGURED: Failure = { reason: 'not-configured', waitSeconds: 0 };

/** Why a complete request cannot be sent now; null if it can. */
export function findObstacle(circumstances: Circumstances): Failure | null {
  const { isTrapped, isConfigured, isOnline, pauseSeconds } = circumstances;
  if (isTrapped) return { reason: 'automatic', waitSeconds: 0 };
  if (!isConfigured) return NOT_CONFIGURED;
  if (pauseSeconds > 0) return { reason: 'too-soon', waitSeconds: pauseSeconds };
  return isOnline ? null : { reason: 'offline', waitSeconds: 0 };
}

function createStore(id: string, { tab, device, now }: RequestWorld) {
  const listeners = new Set<() => void>();
  let snapshot: RequestSnapshot = {
    state: { status: 'idle', errors: [], isCleared: false },
    draft: emptyDraft,
    keptStatus: null,
  };
  const put = (change: Partial<RequestSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    snapshot.keptStatus = readKeptStatus(device, snapshot.draft.reference, now());
    for (const listener of listeners) listener();
  };
  /** Saves the draft in the tab, and in the request on the device unless that request was sent. */
  const keep = (draft: Draft) => {
    keepDraft(tab, id, draft, now());
    const { reference, values } = draft;
    if (!isEmptyDraft(draft)) updateUnsent(device, reference, { values }, now());
    else if (mayBeUnsent(readKeptStatus(device, reference, now()))) removeRequest(device, reference);
    put({ draft });
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { get: () => snapshot, subscribe, put, keep };
}

/** An attempt cannot be cancelled, and a success is final. */
const isEditable = ({ status }: RequestState) => status !== 'sending' && status !== 'success';

/**
 * One request, from the first typed letter to the answer. Every change is kept in the tab. If there is an e-mail service, `submit`
 * also queues the complete request on the device. All attempts send the same reference, unless another tab has sent the request.
 * The function is long because its methods share one state.
 */
export function createRequest(
  { id, fields }: Pick<RequestFormData, 'id' | 'fields'>,
  emailService: EmailService | null,
  world: RequestWorld,
) {
  const { tab, device, now } = world;
  const { get, subscribe, put, keep } = createStore(id, world);
  const setState = (state: RequestState) => put({ state });
  const findErrors = (values: RequestValues) => checkFields(fields, values, ghanaDay(new Date(now())));

  const send = async (service: EmailService) => {
    const showSending = (isLate: boolean) => setState({ status: 'sending', isLate });
    showSending(false);
    const { result, waitSeconds } = await attempt(world, id, service, get().draft, () => showSending(true));
    if (result === 'sent') setState({ status: 'success' });
    else setState({ status: 'failure', failure: { reason: result, waitSeconds } });
  };

  return {
    get,
    subscribe,
    /**
     * Returns the kept values. The caller fills the empty boxes with them, then saves all boxes with `saveDraft`. A box that was
     * not empty keeps its text, because that text is newer.
     */
    restore: (): RequestValues => {
      const kept = readDraft(world, id, fields, now());
      put({ draft: { ...kept, reference: kept.reference || world.newReference() } });
      // A complete message that the visitor sends shows again, for example after Back from WhatsApp on the web.
      if (!emailService && findErrors(kept.values).length === 0)
        setState({ status: 'failure', failure: NOT_CONFIGURED, isRestored: true });
      return kept.values;
    },
    saveDraft: (values: RequestValues) => keep({ ...get().draft, values }),
    submit: (values: RequestValues, isTrapped: boolean) => {
      const { state, draft } = get();
      if (!isEditable(state)) return;
      // attempt() refuses a reference that another tab has sent.
      const needsNewReference = state.status === 'failure' && state.failure.reason === 'sent-elsewhere';
      keep({ reference: needsNewReference ? world.newReference() : draft.reference, values });
      const errors = findErrors(values);
      if (errors.length > 0) return setState({ status: 'idle', errors, isCleared: false });
      if (emailService && !isTrapped) queueRequest(device, { form: id, ...get().draft }, now());
      const failure = findObstacle({
        isTrapped,
        isConfigured: emailService !== null,
        isOnline: world.isOnline(),
        pauseSeconds: readPause(tab, id, now()),
      });
      if (failure) setState({ status: 'failure', failure });
      else if (emailService) void send(emailService);
    },
    clear: () => {
      const { state, draft } = get();
      if (!isEditable(state)) return;
      // A request that another tab has sent stays on the device, so that no tab sends it again.
      if (mayBeUnsent(readKeptStatus(device, draft.reference, now()))) removeRequest(device, draft.reference);
      keep({ reference: world.newReference(), values: {} });
      setState({ status: 'idle', errors: [], isCleared: true });
    },
  };
}
