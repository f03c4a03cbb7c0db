import { useLayoutEffect, useState } from 'react';

export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
