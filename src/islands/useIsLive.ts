import { useLayoutEffect, useState } from 'react';

/** False in the server's HTML, true before the island is drawn that has taken it over. */
export function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(false);
  useLayoutEffect(() => setIsLive(true), []);
  return isLive;
}
