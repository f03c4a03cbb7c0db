import * as z from 'zod';

const error = 'write a whole number above 0, such as 1';

/** The place of an entry among its kind. */
export const order = z.int({ error }).positive({ error }).describe('1 is shown first');
