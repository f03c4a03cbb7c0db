/** Why a request is not known to be sent. */
export type FailureReason =
  | 'offline'
  | 'dropped'
  | 'rate-limited'
  | 'refused'
  | 'fault'
  | 'unexpected'
  | 'automatic'
  | 'too-soon'
  | 'sent-elsewhere'
  | 'not-configured';

/** What is known once an attempt to send has ended. */
export type Outcome = 'sent' | FailureReason;

/**
 * What an answer of the e-mail service means. Only status 200 with exactly the text 'OK' is a success: the
 * sign-in page of a public network answers 200 to everything (decisions, B).
 */
export function outcomeOf({ status, text }: { status: number; text: string }): Outcome {
  if (status === 200 && text === 'OK') return 'sent';
  if (status === 429) return 'rate-limited';
  if (status >= 500) return 'fault';
  return status >= 400 ? 'refused' : 'unexpected';
}

/**
 * What a failed attempt means. The e-mail client throws its own object for an answer that is no success, a text for
 * keys it lacks, and passes on the browser's error when the connection broke - which says nothing about
 * whether the request arrived.
 */
export function outcomeOfProblem(problem: unknown): Outcome {
  if (typeof problem === 'string') return 'refused';
  if (typeof problem !== 'object' || problem === null) return 'dropped';
  const { status, text } = problem as { status?: unknown; text?: unknown };
  return typeof status === 'number' ? outcomeOf({ status, text: String(text) }) : 'dropped';
}
