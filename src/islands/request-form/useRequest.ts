import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { SendResult, RequestWorld } from '#lib/request/attempt.ts';
import { deviceStorage, tabStorage } from '#lib/request/browser-storage.ts';
import { createRequest } from '#lib/request/create-request.ts';
import { makeReference, type EmailService, type RequestForm } from '#lib/request/request-form.ts';
import { TRAP_NAME } from './Field.tsx';
import { fillEmptyBoxes, readBoxes } from './boxes.ts';
import { sendRequest } from './send-request.ts';

/** Held for as long as this tab lives. Resolves once it is. */
const holdForGood = (name: string) =>
  new Promise<void>((resolve) => {
    void navigator.locks.request(name, () => {
      resolve();
      return new Promise(() => undefined);
    });
  });

/**
 * Sends when no other tab of this site is sending the same request, and not at all when one just has. That is told by a
 * lock of its own: what the other tab wrote into the device's storage may not have reached this one yet. `send` must
 * not reject.
 */
async function takeTurn(name: string, send: () => Promise<SendResult>): Promise<SendResult> {
  const sentName = `${name} sent`;
  let running: Promise<SendResult> | undefined;
  const sendOnce = () => (running ??= send());
  try {
    return await navigator.locks.request(name, async () => {
      const { held = [] } = await navigator.locks.query();
      if (held.some((lock) => lock.name === sentName)) return 'sent-elsewhere';
      const result = await sendOnce();
      if (result === 'sent') await holdForGood(sentName);
      return result;
    });
  } catch {
    // An old browser, or one that forbids storage and locks with it: then this tab knows of no other one anyway.
    return sendOnce();
  }
}

const browser: RequestWorld = {
  tab: tabStorage(),
  device: deviceStorage(),
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

  const saveDraft = () => {
    if (element.current) request.saveDraft(readBoxes(element.current, form.fields));
  };

  useLayoutEffect(() => {
    if (element.current) fillEmptyBoxes(element.current, request.restore());
    saveDraft();
    // Runs once: the form of a page never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    ...snapshot,
    saveDraft,
    submit: () => {
      if (!element.current) return;
      const isTrapped = new FormData(element.current).get(TRAP_NAME) !== '';
      request.submit(readBoxes(element.current, form.fields), isTrapped);
    },
    clear: request.clear,
  };
}
