import * as z from 'zod';
import { line } from './text.ts';

/** How long a result takes at most. */
export const days = z
  .int({ error: 'write a whole number of days, such as 3; 0 is the same day' })
  .min(0, { error: 'write 0 for the same day, or more' })
  .max(90, { error: 'this is more than 90 days; check the number' });

export const resultsSchema = z.strictObject({
  when: line(80).describe('When results come, such as the next working day; a test can have its own time'),
  days: days.optional().describe('The longest time in days; 0 is the same day'),
  how: line(160).optional().describe('How a result comes, such as: We call you, and send a report by e-mail'),
  who: line(200).optional().describe('Who may see a result, and who may not'),
});
