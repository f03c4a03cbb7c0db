import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML, true as soon as the island has taken it over. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
