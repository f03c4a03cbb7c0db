import { useSyncExternalStore } from 'react';
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
