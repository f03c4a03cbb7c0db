import { createRequest } from '#lib/request/create-request.ts';
import type { SendResult } from '#lib/request/attempt.ts';
import type { RequestField, RequestValues } from '#lib/request/request-form.ts';
import type { DeviceStorage } from '#lib/request/browser-storage.ts';

/** Storage that can stop working at any moment, like a browser's. */
export function createStorage(isBroken: () => boolean = () => false) {
  const texts = new Map<string, string>();
  const storage: DeviceStorage = {
    read: (key) => (isBroken() ? null : (texts.get(key) ?? null)),
    write: (key, text) => {
      if (isBroken()) return;
      if (text === null) texts.delete(key);
      else texts.set(key, text);
    },
    listKeys: () => (isBroken() ? [] : [...texts.keys()]),
  };
  return { storage, texts };
}

/** The fields of a request as the e-mail service received them. The service may receive several copies of one request. */
type Copy = Record<string, string>;

export interface Device {
  storage: DeviceStorage;
  now: number;
  isOnline: boolean;
  /** For each attempt: how many copies the service gets, and which result the page gets. Tests may change this answer. */
  answer: { copies: number; result: SendResult };
  received: Copy[];
  /** The copies of attempts with the result `sent`. */
  accepted: Copy[];
  /**
   * The copies that the service did not accept, as soon as the page knows this. Copies of `dropped` attempts may have arrived, so
   * they are not in this list.
   */
  refused: Copy[];
  /** The last turn of each request, by its reference. A turn begins when the turn before has ended, even in another tab. */
  turns: Map<string, Promise<unknown>>;
  /** The number in the newest reference. */
  references: number;
}

/** A device that is online and has sent nothing yet. */
export const createDevice = (changes: Partial<Device> = {}): Device => ({
  storage: createStorage().storage,
  now: Date.UTC(2026, 10, 21),
  isOnline: true,
  answer: { copies: 1, result: 'sent' },
  received: [],
  accepted: [],
  refused: [],
  turns: new Map(),
  references: 3000,
  ...changes,
});

const email = { origin: 'https://mail.example', publicKey: 'k', serviceId: 's', templateId: 't' };

/**
 * A tab that shows the form. To reload the tab, a test opens a new tab with the same `storage`. `typed` is what the visitor has
 * typed so far. The function is long because the visitor's actions share the tab's timers and requests.
 */
export function openTab(
  device: Device,
  form: { id: string; fields: readonly RequestField[] },
  storage: DeviceStorage,
  typed: RequestValues = {},
) {
  const timers = new Set<() => void>();
  const pending = new Set<() => void>();
  const request = createRequest(form, email, {
    tab: storage,
    device: device.storage,
    now: () => device.now,
    isOnline: () => device.isOnline,
    newReference: () => {
      device.references += 1;
      return `AAAA-${String(device.references).padStart(4, '0')}`;
    },
    send: (_email, fields) => {
      const { copies, result } = device.answer;
      for (let copy = 0; copy < copies; copy += 1) device.received.push(fields);
      if (result === 'sent') device.accepted.push(fields);
      return new Promise((resolve) =>
        pending.add(() => {
          if (!['sent', 'dropped'].includes(result)) device.refused.push(fields);
          resolve(result);
        }),
      );
    },
    takeTurn: (name, work) => {
      const turn = (device.turns.get(name) ?? Promise.resolve()).then(work);
      device.turns.set(name, turn);
      return turn;
    },
    callAfter: (_ms, act) => {
      timers.add(act);
      return () => void timers.delete(act);
    },
  });
  let boxes: RequestValues = { ...typed };
  const kept = request.restore();
  for (const { name } of form.fields) boxes = { ...boxes, [name]: boxes[name] || (kept[name] ?? '') };
  request.saveDraft(boxes);
  return {
    request,
    read: () => boxes,
    type: (values: RequestValues) => {
      boxes = { ...boxes, ...values };
      request.saveDraft(boxes);
    },
    send: () => request.submit(boxes, false),
    clear: () => {
      boxes = {};
      request.clear();
    },
    /** All timers fire, as after twenty seconds. `device.now` does not change. */
    wait: () => timers.forEach((act) => act()),
    /** All pending answers arrive, and the page handles them. Promises that wait for each other need several rounds. */
    settle: async () => {
      for (let round = 0; round < 8; round += 1) {
        pending.forEach((arrive) => arrive());
        pending.clear();
        await Promise.resolve();
      }
    },
  };
}
