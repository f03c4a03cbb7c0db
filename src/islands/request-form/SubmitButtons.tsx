import { useSyncExternalStore } from 'react';
import { serviceFields, type EmailService } from '#lib/request/request-form.ts';
import type { RequestState } from '#lib/request/request-state.ts';

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** False only when the browser knows that it has no connection; true does not promise one. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

interface SubmitButtonsProps {
  state: RequestState;
  submitLabel: string;
}

/** Whether pressing the button again is what a failed attempt asks for. */
const isWorthAnotherTry = (state: RequestState) =>
  state.status === 'failure' &&
  !['automatic', 'not-configured', 'sent-elsewhere'].includes(state.failure.reason);

/** The buttons below a request, and a line that says what the visitor would otherwise not know. */
export function SubmitButtons({ state, submitLabel }: SubmitButtonsProps) {
  const isOnline = useIsOnline();
  const isSending = state.status === 'sending';
  const label = isSending ? 'Loading' : isWorthAnotherTry(state) ? 'Try again' : submitLabel;
  const isCleared = state.status === 'idle' && state.isCleared;
  return (
    <>
      <p role="status" className="form-status">
        {isSending && 'Sending what you wrote.'}
        {isCleared && 'The form is empty now. '}
        {!isOnline && 'You are offline. What you write stays here until you can send it.'}
      </p>
      <p className="cluster">
        <button type="submit" className="button" disabled={isSending}>
          {label}
          {!isOnline && !isSending && ' (you are offline)'}
        </button>{' '}
        <button type="reset" className="button" data-look="quiet" disabled={isSending}>
          Clear the form
        </button>
      </p>
    </>
  );
}

interface NativePostProps {
  email: EmailService | null;
}

const WHAT_COMES =
  'You will see a page with nothing but the word “OK”: we then have your request, and Back brings you here. If it shows anything else, please use another way.';

/**
 * What the form needs to be sent by the browser itself, and what its visitor has to know before. A number that tells
 * copies can only be made by a script: keep-draft.ts does it when the code of this island cannot be had.
 */
export function NativePost({ email }: NativePostProps) {
  if (!email) {
    return (
      <noscript>
        <p>The button opens your e-mail program with what you wrote. You send it from there.</p>
      </noscript>
    );
  }
  return (
    <>
      {Object.entries(serviceFields(email)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="reference" disabled />
      <noscript>
        <p>{WHAT_COMES} Without script there is no reference number: please note the day and time.</p>
      </noscript>
      <div className="plain-send callout" role="alert" tabIndex={-1} hidden>
        <p>
          Your request is not sent yet. Press the button once more to send it, with the reference number{' '}
          <strong className="reference" />. {WHAT_COMES}
        </p>
      </div>
    </>
  );
}
