import { useLayoutEffect, useState } from 'react';

/** False in the server's HTML, true once the island is hydrated. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
