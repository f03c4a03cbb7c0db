import { useLayoutEffect, useState } from 'react';

/** False in the server's HTML; true after hydration, before the first paint. */
export function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(false);
  useLayoutEffect(() => setIsLive(true), []);
  return isLive;
}
