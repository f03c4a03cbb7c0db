import { fill } from '#lib/placeholders.ts';
import { failureWords as texts } from '#words';
import type { BrowserStorage, BrowserStorages } from './browser-storage.ts';
import { updateQueued, emptyDraft, keepDraft, lookUpRequest, markSent, type Draft } from './kept-requests.ts';
import type { EmailService } from './request-form.ts';

/** Why a request is not known to be sent. */
export type FailureReason =
  | 'offline'
  | 'dropped'
  | 'rate-limited'
  | 'refused'
  | 'fault'
  | 'unexpected'
  | 'automatic'
  | 'too-soon'
  | 'sent-elsewhere'
  | 'not-configured';

/** What is known once an attempt to send has ended. */
export type SendResult = 'sent' | FailureReason;

/** Everything a request needs of the world around it, so that tests can play it. */
export interface RequestWorld extends BrowserStorages {
  /** Milliseconds, as Date.now(). */
  now: () => number;
  isOnline: () => boolean;
  newReference: () => string;
  /** Never rejects. */
  send: (email: EmailService, fields: Record<string, string>) => Promise<SendResult>;
  /** Runs the work when no other tab is at the same request. */
  takeTurn: (name: string, work: () => Promise<SendResult>) => Promise<SendResult>;
  /** Calls back once after so many milliseconds; what it returns calls that off. */
  callAfter: (ms: number, act: () => void) => () => void;
}

/**
 * What an answer of the e-mail service means. Only status 200 with exactly the text 'OK' is a success: the
 * sign-in page of a public network answers 200 to everything (decisions, B).
 */
export function resultOfAnswer({ status, text }: { status: number; text: string }): SendResult {
  if (status === 200 && text === 'OK') return 'sent';
  if (status === 429) return 'rate-limited';
  if (status >= 500) return 'fault';
  return status >= 400 ? 'refused' : 'unexpected';
}

/**
 * What a failed attempt means. The e-mail client throws its own object for an answer that is no success, a text for
 * keys it lacks, and passes on the browser's error when the connection broke - which says nothing about
 * whether the request arrived.
 */
export function resultOfError(problem: unknown): SendResult {
  if (typeof problem === 'string') return 'refused';
  if (typeof problem !== 'object' || problem === null) return 'dropped';
  const { status, text } = problem as { status?: unknown; text?: unknown };
  return typeof status === 'number' ? resultOfAnswer({ status, text: String(text) }) : 'dropped';
}

const AFTER_SUCCESS_SECONDS = 60;
// The service counts requests by the second. The e-mail client does not pass on the header that says how long to wait.
const AFTER_RATE_LIMIT_SECONDS = 10;

/** How long a form rests after an attempt, so that a simple bot cannot send without end. */
export function pauseAfter(result: SendResult): number {
  if (result === 'sent') return AFTER_SUCCESS_SECONDS;
  return result === 'rate-limited' ? AFTER_RATE_LIMIT_SECONDS : 0;
}

/** The seconds left of a pause that ends at `until`; times in milliseconds. A clock that was set back ends the pause. */
export function pauseLeft(until: number, now: number): number {
  const seconds = Math.ceil((until - now) / 1000);
  return seconds > 0 && seconds <= AFTER_SUCCESS_SECONDS ? seconds : 0;
}

const keyOf = (formId: string) => `pause:${formId}`;

/** The seconds for which a form still rests in this tab after its last attempt. */
export function readPause(tab: BrowserStorage, formId: string, now: number): number {
  return pauseLeft(Number(tab.read(keyOf(formId)) ?? 0), now);
}

const LATE_AFTER_MS = 20_000;

async function sendOnce(
  world: RequestWorld,
  form: string,
  email: EmailService,
  { reference, values }: Draft,
): Promise<SendResult> {
  const { device, now } = world;
  const status = lookUpRequest(device, reference, now());
  if (status === 'sent') return 'sent-elsewhere';
  // From here on it may be with the service, whatever becomes of this page.
  updateQueued(device, reference, { status: 'unknown' }, now());
  const result = await world.send(email, { ...values, reference });
  if (result === 'sent') markSent(device, form, reference, now());
  // An answer that says no is about this copy; one that was sent before may still have arrived.
  else if (result !== 'dropped' && status !== 'unknown')
    updateQueued(device, reference, { status: 'queued' }, now());
  return result;
}

/** One attempt to send, with what has to be kept before and after it. `onLate` is called when no answer came for long. */
export async function attempt(
  world: RequestWorld,
  form: string,
  email: EmailService,
  draft: Draft,
  onLate: () => void,
): Promise<{ result: SendResult; waitSeconds: number }> {
  // The attempt cannot be called off, and it may yet succeed: it goes on when it is late.
  const stopWaiting = world.callAfter(LATE_AFTER_MS, onLate);
  const result = await world.takeTurn(draft.reference, () => sendOnce(world, form, email, draft));
  stopWaiting();
  const waitSeconds = pauseAfter(result);
  if (waitSeconds > 0) world.tab.write(keyOf(form), String(world.now() + waitSeconds * 1000));
  if (result === 'sent') keepDraft(world.tab, form, emptyDraft);
  return { result, waitSeconds };
}

/** What is said above the form's button: what happened, why, and what to do next. */
export interface NoticeWords {
  title: string;
  why: string;
  next: string;
}

/** No answer yet after the time a visitor can be expected to wait. */
export const lateWords = (): NoticeWords => ({
  title: texts.late,
  why: texts.lateWhy,
  next: texts.lateNext,
});

/**
 * Says only what is known: a broken connection never tells whether the request had arrived. `isUnknown`: this is so of
 * an earlier try.
 */
export function failureWords(reason: FailureReason, phone: string, isUnknown: boolean): NoticeWords {
  const words = wordsOf(reason, phone);
  if (!isUnknown || words.title !== texts.notSent) return words;
  return { ...words, title: texts.mayNot, why: `${words.why} ${texts.earlierTry}` };
}

function wordsOf(reason: FailureReason, phone: string): NoticeWords {
  const stays = (next: string) => `${texts.stays} ${next}`;
  const all: Record<FailureReason, [why: string, next: string, title?: string]> = {
    offline: [texts.offline, stays(texts.whenConnected)],
    dropped: [texts.dropped, stays(texts.sameNumber), texts.mayNot],
    'rate-limited': [texts.tooMany, stays(texts.afterPause)],
    refused: [texts.serviceRefused, stays(texts.useWays)],
    fault: [texts.fault, stays(texts.againOrWays)],
    unexpected: [texts.otherPage, stays(texts.signIn)],
    automatic: [texts.automatic, fill(texts.callUs, { phone })],
    'too-soon': [texts.tooSoon, stays(texts.afterPause)],
    'sent-elsewhere': [texts.otherTab, stays(texts.sendAsNew), texts.sentBefore],
    'not-configured': [texts.cannotSend, texts.chooseHow, texts.ready],
  };
  const [why, next, title = texts.notSent] = all[reason];
  return { title, why, next };
}
