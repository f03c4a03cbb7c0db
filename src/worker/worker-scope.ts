import type { OfflineWords } from '#lib/page/saved-pages.ts';

/** What the build tells the worker for readers of one language (pages/worker.js.ts). */
interface LanguageSettings extends OfflineWords {
  /** Addresses kept at once on a good connection. */
  keep: string[];
  /** What answers somebody in danger: kept on any connection. */
  advice: string;
}

declare global {
  /** By the tag of the language. */
  const SETTINGS: { en: LanguageSettings } & Record<string, LanguageSettings>;
}

interface WorkerEvent extends Event {
  /** The worker lives at least until this is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  message: WorkerEvent & { data: unknown; source: { url: string } };
  fetch: FetchEvent;
}

interface WorkerScope {
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<readonly { url: string }[]>;
  };
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

/** What service workers see as global. TypeScript's own library for them would replace that of pages in the whole project. */
export const worker = globalThis as unknown as WorkerScope;
