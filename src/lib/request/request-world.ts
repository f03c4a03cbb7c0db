import type { Outcome } from './outcome.ts';
import type { EmailService } from './request-form.ts';
import type { Stores } from './store.ts';

/** Everything a request needs of the world around it, so that tests can play it. */
export interface RequestWorld extends Stores {
  /** Milliseconds, as Date.now(). */
  now: () => number;
  isOnline: () => boolean;
  newReference: () => string;
  /** Never rejects. */
  send: (email: EmailService, fields: Record<string, string>) => Promise<Outcome>;
  /** Runs the work when no other tab is at the same request. */
  takeTurn: (name: string, work: () => Promise<Outcome>) => Promise<Outcome>;
  /** Calls back once after so many milliseconds; what it returns calls that off. */
  callAfter: (ms: number, act: () => void) => () => void;
}
