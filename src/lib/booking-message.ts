import { formatCedis } from './money.ts';
import { totalOf } from './selection.ts';
import type { Option, Service } from './service.ts';

type Chosen = Pick<Option, 'name' | 'price'>;

/**
 * The message with which a patient can finish a booking without the scheduling widget (decisions, C2):
 * the chosen names with their prices and the estimated total.
 */
export function bookingMessage(
  service: Pick<Service, 'messageSubject'>,
  chosen: readonly Chosen[],
): { subject: string; body: string } {
  const subject = service.messageSubject;
  return { subject, body: `Hello, ${lowerFirst(subject)}${endOfMessage(chosen)}` };
}

/** What follows "Hello, I would like ...". */
export function endOfMessage(chosen: readonly Chosen[]): string {
  if (chosen.length === 0) return '.';
  return [
    ':',
    ...chosen.map(({ name, price }) => `- ${name}: ${formatCedis(price)}`),
    `Estimated total: ${formatCedis(totalOf(chosen))}`,
    'Please tell me when I can come. Thank you.',
  ].join('\n');
}

/** 'I would like' keeps its capital; other subjects go on in lower case. */
function lowerFirst(text: string): string {
  return /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
