/** Runs `work` when no other tab of this site is at the same thing. `work` must not reject. */
export async function takeTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let running: Promise<Result> | undefined;
  const runOnce = () => (running ??= work());
  try {
    return await navigator.locks.request(name, runOnce);
  } catch {
    // An old browser, or one that forbids storage and locks with it: then this tab knows of no other one anyway.
    return runOnce();
  }
}
