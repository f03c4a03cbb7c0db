import type { OfflineWords } from '#lib/kept-pages.ts';

/** What the build tells the worker (pages/worker.js.ts). */
export interface WorkerSettings {
  words: OfflineWords;
  /** Addresses of pages kept at once on a good connection. */
  keep: string[];
}

declare global {
  const SETTINGS: WorkerSettings;
}
