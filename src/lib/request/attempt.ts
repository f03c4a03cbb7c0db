import { failureWords as texts } from '#words';
import { toObject, type BrowserStorage, type BrowserStorages } from './browser-storage.ts';
import {
  updateUnsent,
  emptyDraft,
  keepDraft,
  readKeptStatus,
  markSent,
  type Draft,
} from './kept-requests.ts';
import type { EmailService } from './request-form.ts';

/** Why an attempt did not send the request, or may not have sent it. */
export type FailureReason =
  | 'offline'
  | 'dropped' // the connection broke
  | 'rate-limited'
  | 'refused'
  | 'fault'
  | 'unexpected' // something else answered, not the e-mail service
  | 'automatic' // the honeypot was filled in
  | 'too-soon' // in the pause after another attempt
  | 'sent-elsewhere' // by another tab
  | 'not-configured';

export type SendResult = 'sent' | FailureReason;

/** What a request needs from the browser. Tests replace it. */
export interface RequestWorld extends BrowserStorages {
  /** Milliseconds, as Date.now(). */
  now: () => number;
  isOnline: () => boolean;
  newReference: () => string;
  /** Never rejects. */
  send: (service: EmailService, fields: Record<string, string>) => Promise<SendResult>;
  /** Waits while another tab sends the same request. Then runs `work`, unless that tab has sent the request. */
  takeTurn: (reference: string, work: () => Promise<SendResult>) => Promise<SendResult>;
  /** Like setTimeout; returns a function that cancels it. */
  callAfter: (ms: number, act: () => void) => () => void;
}

/**
 * What an answer of the e-mail service means. Only status 200 with the text 'OK' is a success: the sign-in page of a public network
 * answers 200 to everything (docs/decisions/0009).
 */
export function resultOfAnswer({ status, text }: { status: number; text: string }): SendResult {
  if (status === 200 && text === 'OK') return 'sent';
  if (status === 429) return 'rate-limited';
  if (status >= 500) return 'fault';
  return status >= 400 ? 'refused' : 'unexpected';
}

/**
 * What an error of the e-mail client means. If the public key or an id of the service is missing, the error is a string. After an
 * answer without success, the error is an object with a status. Any other error means that the connection broke; the request may
 * have arrived.
 */
export function resultOfError(problem: unknown): SendResult {
  if (typeof problem === 'string') return 'refused';
  const { status, text } = toObject(problem);
  return typeof status === 'number' ? resultOfAnswer({ status, text: String(text) }) : 'dropped';
}

const AFTER_SUCCESS_SECONDS = 60;
// The service counts requests by the second. The e-mail client does not pass on the header with the waiting time.
const AFTER_RATE_LIMIT_SECONDS = 10;

/**
 * For how many seconds a form cannot send again. After a success, the pause stops a simple bot from sending without end. After a
 * rate limit, the service would refuse the request again.
 */
export function pauseAfter(result: SendResult): number {
  if (result === 'sent') return AFTER_SUCCESS_SECONDS;
  return result === 'rate-limited' ? AFTER_RATE_LIMIT_SECONDS : 0;
}

/** The seconds left of a pause; `until` and `now` in milliseconds. More than a minute left means a wrong clock, and no pause. */
export function pauseLeft(until: number, now: number): number {
  const seconds = Math.ceil((until - now) / 1000);
  return seconds > 0 && seconds <= AFTER_SUCCESS_SECONDS ? seconds : 0;
}

const pauseKey = (formId: string) => `pause:${formId}`;

export function readPause(tab: BrowserStorage, formId: string, now: number): number {
  return pauseLeft(Number(tab.read(pauseKey(formId)) ?? 0), now);
}

const LATE_AFTER_MS = 20_000;

async function sendOnce(
  world: RequestWorld,
  formId: string,
  service: EmailService,
  { reference, values }: Draft,
): Promise<SendResult> {
  const { device, now } = world;
  const statusBefore = readKeptStatus(device, reference, now());
  if (statusBefore === 'sent') return 'sent-elsewhere';
  // From here on the service may have the request, even if this page is closed.
  updateUnsent(device, reference, { status: 'unknown' }, now());
  const result = await world.send(service, { ...values, reference });
  if (result === 'sent') markSent(device, formId, reference, now());
  else if (result !== 'dropped' && statusBefore !== 'unknown') {
    // The service cannot have accepted this attempt or an earlier one.
    updateUnsent(device, reference, { status: 'queued' }, now());
  }
  return result;
}

/**
 * Tries once to send the request, and updates the kept request, the draft and the pause. Calls `onLate` after 20 seconds without
 * an answer.
 */
export async function attempt(
  world: RequestWorld,
  formId: string,
  service: EmailService,
  draft: Draft,
  onLate: () => void,
): Promise<{ result: SendResult; waitSeconds: number }> {
  // The attempt cannot be cancelled and may still succeed, so it goes on when it is late.
  const cancelTimer = world.callAfter(LATE_AFTER_MS, onLate);
  const result = await world.takeTurn(draft.reference, () => sendOnce(world, formId, service, draft));
  cancelTimer();
  const waitSeconds = pauseAfter(result);
  if (waitSeconds > 0) world.tab.write(pauseKey(formId), String(world.now() + waitSeconds * 1000));
  if (result === 'sent') keepDraft(world.tab, formId, emptyDraft, world.now());
  return { result, waitSeconds };
}

/** The notice above the form's button. */
export interface NoticeWords {
  title: string;
  why: string;
  /** May have the placeholder {phone}. */
  next: string;
}

export const lateNotice = (): NoticeWords => ({
  title: texts.late,
  why: texts.lateWhy,
  next: texts.lateNext,
});

/**
 * Says only what is known: without an answer, nobody knows whether the request arrived. `mayHaveArrived`: an earlier attempt got no
 * answer.
 */
export function failureNotice(reason: FailureReason, mayHaveArrived: boolean): NoticeWords {
  const words = describeFailure(reason);
  const saysTooMuch = mayHaveArrived && words.title === texts.notSent;
  return saysTooMuch ? { ...words, title: texts.mayNot, why: `${words.why} ${texts.earlierTry}` } : words;
}

function describeFailure(reason: FailureReason): NoticeWords {
  const keptAnd = (next: string) => `${texts.stays} ${next}`;
  const wordsByReason: Record<FailureReason, [why: string, next: string, title?: string]> = {
    offline: [texts.offline, keptAnd(texts.whenConnected)],
    dropped: [texts.dropped, keptAnd(texts.sameNumber), texts.mayNot],
    'rate-limited': [texts.tooMany, keptAnd(texts.afterPause)],
    refused: [texts.serviceRefused, keptAnd(texts.useWays)],
    fault: [texts.fault, keptAnd(texts.againOrWays)],
    unexpected: [texts.otherPage, keptAnd(texts.signIn)],
    automatic: [texts.automatic, texts.callUs],
    'too-soon': [texts.tooSoon, keptAnd(texts.afterPause)],
    'sent-elsewhere': [texts.otherTab, keptAnd(texts.sendAsNew), texts.sentBefore],
    'not-configured': [texts.cannotSend, texts.chooseHow, texts.ready],
  };
  const [why, next, title = texts.notSent] = wordsByReason[reason];
  return { title, why, next };
}
