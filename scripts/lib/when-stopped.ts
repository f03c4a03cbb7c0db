/** Aborts when somebody stops this program: by Ctrl-C, by a signal, or by stopping the npm that runs it. */
export function whenStopped(): AbortSignal {
  const stop = new AbortController();
  // `on`, not `once`: npm sends Ctrl-C a second time.
  process.on('SIGINT', () => stop.abort());
  process.on('SIGTERM', () => stop.abort());

  // A shell between npm and this program does not pass signals on. When that shell ends, this program gets another parent.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event']) {
    setInterval(() => process.ppid !== parent && stop.abort(), 500).unref();
  }
  return stop.signal;
}
