/** A signal that aborts when somebody stops this program: by Ctrl-C, by SIGTERM, or by stopping the npm that runs it. */
export function whenStopped(): AbortSignal {
  const stop = new AbortController();
  // npm sends SIGINT twice. With `once`, no listener would be left, and the second SIGINT would end this program too early.
  process.on('SIGINT', () => stop.abort());
  process.on('SIGTERM', () => stop.abort());

  // A shell between npm and this program does not pass signals on. But when that shell ends, this program gets another parent.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event']) {
    const stopIfParentEnded = () => process.ppid !== parent && stop.abort();
    setInterval(stopIfParentEnded, 500).unref();
  }
  return stop.signal;
}
