import { useLayoutEffect, useState } from 'react';

/** False in the server's HTML, true before the island is drawn that has taken it over. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
