/**
 * Aborts when somebody stops this program: by Ctrl-C, by a signal, or by stopping the npm that runs it.
 */
export function whenStopped(): AbortSignal {
  const stop = new AbortController();
  // Kept for every signal, not only the first: npm passes Ctrl-C on to a process that has it already.
  process.on('SIGINT', () => stop.abort());
  process.on('SIGTERM', () => stop.abort());

  // A shell between npm and this program dies of a signal without passing it on. Then only the parent's
  // number tells, which changes when the parent is gone.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event']) {
    setInterval(() => process.ppid !== parent && stop.abort(), 500).unref();
  }
  return stop.signal;
}
