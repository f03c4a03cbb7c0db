import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fillElements, plural } from '#lib/placeholders.ts';
import { datesWords, formWords } from '#words';
import type { FieldError } from '#lib/request/check-fields.ts';
import { examples } from './Field.tsx';
import type { FieldName, RequestFormData } from '#lib/request/request-form.ts';
import type { NoticeWords } from '#lib/request/attempt.ts';
import type { RequestState } from '#lib/request/create-request.ts';

/** Focuses the element of the returned ref when it appears, and again when `value` changes, unless `value` is null. */
function useFocusOnChange<Target extends HTMLElement>(value: unknown) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (value !== null) target.current?.focus();
  }, [value]);
  return target;
}

function Reference({ reference }: { reference: string }) {
  return (
    <p>
      {fillElements(formWords.reference, {
        number: (
          <strong key="number" className="reference" translate="no">
            {reference}
          </strong>
        ),
      })}
    </p>
  );
}

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  idOf: (name: FieldName) => string;
}

export function ErrorSummary({ errors, idOf }: ErrorSummaryProps) {
  const summary = useFocusOnChange<HTMLDivElement>(errors);
  return (
    <div ref={summary} tabIndex={-1} role="alert" className="callout stack" data-tone="warn" data-gap="small">
      <h2>{formWords.notSentYet}</h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                // Following the link would add a history entry.
                event.preventDefault();
                document.getElementById(idOf(name))?.focus();
              }}
            >
              {fillElements(message, examples)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Screen readers read only the end, not each second. */
function Countdown({ seconds }: { seconds: number }) {
  const [secondsLeft, setSecondsLeft] = useState(seconds);

  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => {
      // A background tab runs timers less often, so the seconds are counted by the clock.
      const secondsPassed = (performance.now() - start) / 1000;
      const secondsNow = Math.max(0, Math.ceil(seconds - secondsPassed));
      setSecondsLeft(secondsNow);
      if (secondsNow === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return (
    <>
      {secondsLeft > 0 && <p role="timer">{plural(formWords.wait, secondsLeft, datesWords.locale)}</p>}
      <p role="status" className="form-status">
        {secondsLeft === 0 && formWords.pauseOver}
      </p>
    </>
  );
}

interface NoticeProps {
  words: NoticeWords;
  /** The number of the organisation. */
  phone: string;
  /** Each new state moves the focus to the notice again. */
  state: RequestState;
  reference: string;
  /** A note if the request waits on this device, and contact links whose messages contain what the visitor typed. */
  children: ReactNode;
}

/** Reports that this attempt failed, or that nobody knows yet whether the request was sent. */
export function Notice({ words, phone, state, reference, children }: NoticeProps) {
  const isFailure = state.status === 'failure';
  const announcement = useFocusOnChange<HTMLDivElement>(isFailure && state.isRestored ? null : state);
  const waitSeconds = isFailure ? state.failure.waitSeconds : 0;
  return (
    <section className="callout stack" data-tone="warn">
      <div ref={announcement} tabIndex={-1} role="alert" className="stack" data-gap="small">
        <h2>{words.title}</h2>
        <p>{words.why}</p>
        <p>
          {fillElements(words.next, {
            phone: (
              <bdi key="phone" translate="no">
                {phone}
              </bdi>
            ),
          })}
        </p>
      </div>
      {/* After a click during the wait, `waitSeconds` is the time that is left. The new key then restarts the countdown. */}
      {waitSeconds > 0 && <Countdown key={waitSeconds} seconds={waitSeconds} />}
      <Reference reference={reference} />
      {children}
    </section>
  );
}

interface SentProps {
  form: RequestFormData;
  reference: string;
}

/** Replaces the form after the e-mail service has confirmed the request. */
export function Sent({ form, reference }: SentProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(reference);
  return (
    <section className="callout stack" data-tone="good" data-gap="small">
      <h2 ref={heading} tabIndex={-1}>
        {form.success}
      </h2>
      <p>{form.next}</p>
      <Reference reference={reference} />
    </section>
  );
}
