import { useReducer, useRef, type RefObject } from 'react';
import { checkFields } from '#lib/request/check-fields.ts';
import { findObstacle } from '#lib/request/find-obstacle.ts';
import { ghanaDay } from '#lib/request/ghana-day.ts';
import { pauseAfter } from '#lib/request/pause.ts';
import type { EmailService, RequestForm } from '#lib/request/request-form.ts';
import { initialRequestState, reduceRequest } from '#lib/request/request-state.ts';
import { TRAP_NAME } from './Trap.tsx';
import { sendRequest } from './send-request.ts';
import { readValues } from './stored-draft.ts';
import { readPause, startPause } from './stored-pause.ts';
import { useDraft } from './useDraft.ts';

const LATE_AFTER_MS = 20_000;

/** A request from the first letter to the answer: its draft, its state, and the one attempt that may run at a time. */
export function useRequest(
  form: RequestForm,
  email: EmailService | null,
  element: RefObject<HTMLFormElement | null>,
) {
  const [state, dispatch] = useReducer(reduceRequest, initialRequestState);
  const { draft, follow, forget, finish } = useDraft(form, element);
  // A second submit can come before the first one is drawn.
  const isRunning = useRef(false);

  const attempt = async (service: EmailService, fields: Record<string, string>) => {
    isRunning.current = true;
    dispatch({ type: 'send' });
    // The attempt cannot be called off, and it may yet succeed: it goes on, and no other one starts meanwhile.
    const timer = setTimeout(() => dispatch({ type: 'late' }), LATE_AFTER_MS);
    const outcome = await sendRequest(service, fields);
    clearTimeout(timer);
    const waitSeconds = pauseAfter(outcome);
    startPause(form.id, waitSeconds);
    if (outcome === 'sent') finish();
    isRunning.current = false;
    dispatch({ type: 'answer', outcome, waitSeconds });
  };

  const submit = () => {
    if (isRunning.current || state.status === 'success' || !element.current) return;
    follow();
    const values = readValues(element.current, form.fields);
    const errors = checkFields(form.fields, values, ghanaDay(new Date()));
    if (errors.length > 0) return dispatch({ type: 'invalid', errors });
    const failure = findObstacle({
      isTrapped: new FormData(element.current).get(TRAP_NAME) !== '',
      isConfigured: email !== null,
      isOnline: navigator.onLine,
      pauseSeconds: readPause(form.id),
    });
    if (failure) dispatch({ type: 'stop', failure });
    else if (email) void attempt(email, { ...values, reference: draft.reference });
  };

  const clear = () => {
    forget();
    dispatch({ type: 'clear' });
  };

  return { state, draft, follow, submit, clear };
}
