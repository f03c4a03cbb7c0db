import { fill } from '#lib/fill.ts';
import { failureWords as texts } from '#lib/words.ts';
import type { FailureReason } from './attempt.ts';

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
  const say = (why: string, next: string, title = texts.notSent) => ({ title, why, next });
  const stays = (next: string) => `${texts.stays} ${next}`;
  switch (reason) {
    case 'offline':
      return say(texts.offline, stays(texts.whenConnected));
    case 'dropped':
      return say(texts.dropped, stays(texts.sameNumber), texts.mayNot);
    case 'rate-limited':
      return say(texts.tooMany, stays(texts.afterPause));
    case 'refused':
      return say(texts.serviceRefused, stays(texts.useWays));
    case 'fault':
      return say(texts.fault, stays(texts.againOrWays));
    case 'unexpected':
      return say(texts.otherPage, stays(texts.signIn));
    case 'automatic':
      return say(texts.automatic, fill(texts.callUs, { phone }));
    case 'too-soon':
      return say(texts.tooSoon, stays(texts.afterPause));
    case 'sent-elsewhere':
      return say(texts.otherTab, stays(texts.sendAsNew), texts.sentBefore);
    case 'not-configured':
      return say(texts.cannotSend, texts.chooseHow, texts.ready);
  }
}
