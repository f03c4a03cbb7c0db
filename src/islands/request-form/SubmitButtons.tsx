import { useSyncExternalStore } from 'react';
import { fill, parts } from '#lib/placeholders.ts';
import { formWords } from '#words';
import { serviceFields, type EmailService } from '#lib/request/request-form.ts';
import type { RequestState } from '#lib/request/create-request.ts';

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

/** Whether pressing the button again is what a failed attempt asks for. */
const isWorthAnotherTry = (state: RequestState) =>
  state.status === 'failure' &&
  !['automatic', 'not-configured', 'sent-elsewhere'].includes(state.failure.reason);

interface SubmitButtonsProps {
  state: RequestState;
  submitLabel: string;
}

/** The buttons below a request, and a line that says what the visitor would otherwise not know. */
export function SubmitButtons({ state, submitLabel }: SubmitButtonsProps) {
  const isOnline = useIsOnline();
  const isSending = state.status === 'sending';
  const label = isSending ? formWords.loading : isWorthAnotherTry(state) ? formWords.again : submitLabel;
  const isCleared = state.status === 'idle' && state.isCleared;
  return (
    <>
      <p role="status" className="form-status">
        {isSending && formWords.sending}
        {isCleared && `${formWords.isEmpty} `}
        {!isOnline && formWords.isOffline}
      </p>
      <p className="cluster">
        <button type="submit" className="button" disabled={isSending}>
          {isOnline || isSending ? label : fill(formWords.offlineButton, { label })}
        </button>{' '}
        <button type="reset" className="button" data-look="quiet" disabled={isSending}>
          {formWords.clear}
        </button>
      </p>
    </>
  );
}

/** keep-draft.ts writes the number here, which may be before React takes the form over. */
const noNumberYet = (
  <strong key="number" className="reference" suppressHydrationWarning>
    {' '}
  </strong>
);

/**
 * What the form needs to be sent by the browser itself, and what its visitor has to know before. A number that tells
 * copies can only be made by a script: keep-draft.ts does it when the code of this island cannot be had.
 */
export function NativePost({ email }: { email: EmailService | null }) {
  if (!email) {
    return (
      <noscript>
        <p>{formWords.opensEmail}</p>
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
        <p>
          {formWords.whatComes} {formWords.noNumber}
        </p>
      </noscript>
      <div className="plain-send callout" role="alert" tabIndex={-1} hidden>
        <p>
          {parts(formWords.pressAgain, { number: noNumberYet })} {formWords.whatComes}
        </p>
      </div>
    </>
  );
}
