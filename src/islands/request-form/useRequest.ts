import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { SendResult, RequestWorld } from '#lib/request/attempt.ts';
import { deviceStorage, tabStorage } from '#lib/request/browser-storage.ts';
import { createRequest } from '#lib/request/create-request.ts';
import { makeReference, type EmailService, type RequestFormData } from '#lib/request/request-form.ts';
import { TRAP_NAME } from './Field.tsx';
import { fillEmptyBoxes, readBoxes } from './boxes.ts';
import { sendRequest } from './send-request.ts';

/** Takes a lock and holds it until this page is closed or reloaded. Resolves once this page has the lock. */
const holdLockUntilClosed = (name: string) =>
  new Promise<void>((resolve) => {
    void navigator.locks.request(name, () => {
      resolve();
      return new Promise(() => undefined);
    });
  });

/**
 * Waits while another tab sends the same request. If that tab succeeds, this tab does not send. A second lock marks the request as
 * sent, because storage written by another tab may arrive late. `send` must not reject: the catch is only for locks.
 */
async function takeTurn(reference: string, send: () => Promise<SendResult>): Promise<SendResult> {
  const sentName = `${reference} sent`;
  let sending: Promise<SendResult> | undefined;
  // A lock may fail after sending has begun. Then the catch must wait for the same attempt, not start another.
  const sendAtMostOnce = () => (sending ??= send());
  try {
    return await navigator.locks.request(reference, async () => {
      const { held = [] } = await navigator.locks.query();
      if (held.some((lock) => lock.name === sentName)) return 'sent-elsewhere';
      const result = await sendAtMostOnce();
      if (result === 'sent') await holdLockUntilClosed(sentName);
      return result;
    });
  } catch {
    // Old browsers have no locks. A browser that forbids storage forbids locks too, but then no two tabs have the same request.
    return sendAtMostOnce();
  }
}

const browserWorld: RequestWorld = {
  tab: tabStorage(),
  device: deviceStorage(),
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  newReference: makeReference,
  send: sendRequest,
  takeTurn,
  callAfter: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** Kept values fill the boxes that are empty at hydration. */
export function useRequest(
  form: RequestFormData,
  email: EmailService | null,
  formElement: RefObject<HTMLFormElement | null>,
) {
  const [request] = useState(() => createRequest(form, email, browserWorld));
  const snapshot = useSyncExternalStore(request.subscribe, request.get, request.get);

  const saveDraft = () => {
    if (formElement.current) request.saveDraft(readBoxes(formElement.current, form.fields));
  };

  useLayoutEffect(() => {
    if (formElement.current) fillEmptyBoxes(formElement.current, request.restore());
    // Text typed before hydration may not be in the draft yet.
    saveDraft();
    // Only on mount: the form of a page never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    ...snapshot,
    saveDraft,
    submit: () => {
      if (!formElement.current) return;
      // The honeypot: only bots fill it in.
      const isTrapped = Boolean(new FormData(formElement.current).get(TRAP_NAME));
      request.submit(readBoxes(formElement.current, form.fields), isTrapped);
    },
    clear: request.clear,
  };
}
