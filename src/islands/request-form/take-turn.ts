import type { Outcome } from '#lib/request/attempt.ts';

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
export async function takeTurn(name: string, send: () => Promise<Outcome>): Promise<Outcome> {
  const sentName = `${name} sent`;
  let running: Promise<Outcome> | undefined;
  const sendOnce = () => (running ??= send());
  try {
    return await navigator.locks.request(name, async () => {
      const { held = [] } = await navigator.locks.query();
      if (held.some((lock) => lock.name === sentName)) return 'sent-elsewhere';
      const outcome = await sendOnce();
      if (outcome === 'sent') await holdForGood(sentName);
      return outcome;
    });
  } catch {
    // An old browser, or one that forbids storage and locks with it: then this tab knows of no other one anyway.
    return sendOnce();
  }
}
