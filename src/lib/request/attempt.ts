import { emptyDraft, keepDraft, type Draft } from './draft.ts';
import { type Outcome, pauseAfter, startPause } from './outcome.ts';
import type { EmailService } from './request-form.ts';
import type { RequestWorld } from './request-world.ts';
import { changeWaiting, lookUpRequest, markSent } from './waiting.ts';

const LATE_AFTER_MS = 20_000;

async function sendOnce(
  world: RequestWorld,
  form: string,
  email: EmailService,
  { reference, values }: Draft,
): Promise<Outcome> {
  const { device, now } = world;
  const fate = lookUpRequest(device, reference, now());
  if (fate === 'sent') return 'sent-elsewhere';
  // From here on it may be with the service, whatever becomes of this page.
  changeWaiting(device, reference, { fate: 'unknown' }, now());
  const outcome = await world.send(email, { ...values, reference });
  if (outcome === 'sent') markSent(device, form, reference, now());
  // An answer that says no is about this copy; one that was sent before may still have arrived.
  else if (outcome !== 'dropped' && fate !== 'unknown')
    changeWaiting(device, reference, { fate: 'waiting' }, now());
  return outcome;
}

/** One attempt to send, with what has to be kept before and after it. `onLate` is called when no answer came for long. */
export async function attempt(
  world: RequestWorld,
  form: string,
  email: EmailService,
  draft: Draft,
  onLate: () => void,
): Promise<{ outcome: Outcome; waitSeconds: number }> {
  // The attempt cannot be called off, and it may yet succeed: it goes on when it is late.
  const stopWaiting = world.callAfter(LATE_AFTER_MS, onLate);
  const outcome = await world.takeTurn(draft.reference, () => sendOnce(world, form, email, draft));
  stopWaiting();
  const waitSeconds = pauseAfter(outcome);
  startPause(world.tab, form, waitSeconds, world.now());
  if (outcome === 'sent') keepDraft(world.tab, form, emptyDraft);
  return { outcome, waitSeconds };
}
