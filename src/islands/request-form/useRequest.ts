import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { createRequest } from '#lib/request/create-request.ts';
import { makeReference, type EmailService, type RequestForm } from '#lib/request/request-form.ts';
import type { RequestWorld } from '#lib/request/request-world.ts';
import { TRAP_NAME } from './Field.tsx';
import { fillEmptyBoxes, readBoxes } from './boxes.ts';
import { deviceStore, tabStore } from './browser-storage.ts';
import { sendRequest } from './send-request.ts';
import { takeTurn } from './take-turn.ts';

const browser: RequestWorld = {
  tab: tabStore(),
  device: deviceStore(),
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  newReference: () => makeReference(),
  send: sendRequest,
  takeTurn,
  callAfter: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * The request engine (lib/request/create-request.ts) on a form of the page. The boxes belong to the page
 * (uncontrolled), so that nothing typed before the code arrived is lost; the engine follows them. On the first run in
 * the browser what was kept fills the boxes that are still empty.
 */
export function useRequest(
  form: RequestForm,
  email: EmailService | null,
  element: RefObject<HTMLFormElement | null>,
) {
  const [request] = useState(() => createRequest(form, email, browser));
  const snapshot = useSyncExternalStore(request.subscribe, request.get, request.get);

  const follow = () => {
    if (element.current) request.follow(readBoxes(element.current, form.fields));
  };

  useLayoutEffect(() => {
    if (element.current) fillEmptyBoxes(element.current, request.restore());
    follow();
    // Runs once: the form of a page never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    ...snapshot,
    follow,
    submit: () => {
      if (!element.current) return;
      const isTrapped = new FormData(element.current).get(TRAP_NAME) !== '';
      request.submit(readBoxes(element.current, form.fields), isTrapped);
    },
    clear: request.clear,
  };
}
