import type { OfflineWords } from '#lib/page/saved-pages.ts';

/** The settings of one language. In the build, pages/worker.js.ts writes them into the script of the worker. */
interface LanguageSettings extends OfflineWords {
  /** On a good connection, the worker saves these addresses before the visitor opens them. */
  keep: string[];
  /** The addresses of the scripts with advice for people in danger or ill. The worker saves them on any connection. */
  advice: string[];
}

declare global {
  /** English is first. Not an object with the languages as keys, because it would inherit keys such as `constructor`. */
  const SETTINGS: readonly [LanguageSettings, ...LanguageSettings[]];
}

interface WorkerEvent extends Event {
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
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

/** The global scope of a service worker. TypeScript's own types for it would replace the DOM types in the whole project. */
export const worker = globalThis as unknown as WorkerScope;
