import type { Failure } from './request-state.ts';

interface Circumstances {
  /** Somebody filled in the box that people cannot see. */
  isTrapped: boolean;
  isConfigured: boolean;
  isOnline: boolean;
  pauseSeconds: number;
}

/** Why a complete request cannot be sent now; null when it can. */
export function findObstacle(circumstances: Circumstances): Failure | null {
  const { isTrapped, isConfigured, isOnline, pauseSeconds } = circumstances;
  if (isTrapped) return { reason: 'automatic', waitSeconds: 0 };
  if (!isConfigured) return { reason: 'not-configured', waitSeconds: 0 };
  if (pauseSeconds > 0) return { reason: 'too-soon', waitSeconds: pauseSeconds };
  return isOnline ? null : { reason: 'offline', waitSeconds: 0 };
}
