import type { FailureReason } from './attempt.ts';

/** What is said above the form's button: what happened, why, and what to do next. */
export interface NoticeWords {
  title: string;
  why: string;
  next: string;
}

const NOT_SENT = 'Your request was not sent';
const MAY_NOT = 'Your request may not have been sent';
const STAYS = 'Everything you wrote is still here.';
const AFTER_PAUSE = `${STAYS} Press Try again after the pause.`;

/** Said wherever a request waits (waiting.ts). */
export const WAITS = 'It waits on this device, for up to 7 days.';

/** No answer yet after the time a visitor can be expected to wait. */
export const lateWords: NoticeWords = {
  title: 'This is taking longer than usual',
  why: 'There is no answer yet, so we do not know whether your request was sent. We are still waiting for it.',
  next: 'You can stay on this page. If you cannot wait, use one of these ways and give the reference number.',
};

/**
 * Says only what is known: a broken connection never tells whether the request had arrived. `isUnknown`: this is so of
 * an earlier try.
 */
export function failureWords(reason: FailureReason, phone: string, isUnknown: boolean): NoticeWords {
  const words = wordsOf(reason, phone);
  if (!isUnknown || words.title !== NOT_SENT) return words;
  return { ...words, title: MAY_NOT, why: `${words.why} An earlier try may have reached us.` };
}

function wordsOf(reason: FailureReason, phone: string): NoticeWords {
  switch (reason) {
    case 'offline':
      return {
        title: NOT_SENT,
        why: 'You were offline.',
        next: `${STAYS} Press Try again when you are connected. Calls and SMS work without internet.`,
      };
    case 'dropped':
      return {
        title: MAY_NOT,
        why: 'The connection broke before an answer came.',
        next: `${STAYS} Press Try again. The reference number stays the same, so we notice a copy.`,
      };
    case 'rate-limited':
      return {
        title: NOT_SENT,
        why: 'Too many requests reached the e-mail service at once.',
        next: AFTER_PAUSE,
      };
    case 'refused':
      return {
        title: NOT_SENT,
        why: 'The e-mail service refused it. You did nothing wrong.',
        next: `${STAYS} Please use one of these ways; the text is already written.`,
      };
    case 'fault':
      return {
        title: NOT_SENT,
        why: 'The e-mail service is not working at the moment.',
        next: `${STAYS} Press Try again, or use one of these ways.`,
      };
    case 'unexpected':
      return {
        title: NOT_SENT,
        why: 'Another page answered, not the e-mail service. Wi-Fi networks that ask you to sign in do this.',
        next: `${STAYS} Sign in to the network or use mobile data, then press Try again.`,
      };
    case 'automatic':
      return {
        title: NOT_SENT,
        why: 'A hidden box was filled in, so the request looked like one made by a program.',
        next: `Please call us on ${phone}, or use one of these ways.`,
      };
    case 'too-soon':
      return { title: NOT_SENT, why: 'There must be a short pause between two requests.', next: AFTER_PAUSE };
    case 'sent-elsewhere':
      return {
        title: 'A request with this number was sent before',
        why: 'Another tab of this browser sent it, so this one was not sent again.',
        next: `${STAYS} If this one says something else, press the button again to send it as a new request.`,
      };
    case 'not-configured':
      return {
        title: 'Your message is ready',
        why: 'This page cannot send it by itself, so nothing has been sent yet.',
        next: 'Choose how to send it. The text is already written, and you see it before you send it.',
      };
  }
}
