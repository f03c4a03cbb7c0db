import { useSyncExternalStore } from 'react';
import { fill } from '#lib/placeholders.ts';
import { formWords } from '#words';
import type { RequestState } from '#lib/request/create-request.ts';

function subscribeToConnection(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** False only if the browser is sure that the device has no connection. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * A retry would fail again after "automatic" (the honeypot was filled in) and "not-configured" (no e-mail service). After
 * "sent-elsewhere" (another tab has sent the request), the button sends a new request instead.
 */
const isWorthRetrying = (state: RequestState) =>
  state.status === 'failure' &&
  !['automatic', 'not-configured', 'sent-elsewhere'].includes(state.failure.reason);

interface SubmitButtonsProps {
  state: RequestState;
  submitLabel: string;
}

export function SubmitButtons({ state, submitLabel }: SubmitButtonsProps) {
  const isOnline = useIsOnline();
  const isSending = state.status === 'sending';
  const idleLabel = isWorthRetrying(state) ? formWords.again : submitLabel;
  const label = isSending ? formWords.loading : idleLabel;
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
