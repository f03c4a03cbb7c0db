import * as z from 'zod';
import { order } from './order.ts';
import { line, sample } from './text.ts';

/** `content/programmes/<id>.md`: one programme; its story is the text below the header block. Its donation page is /donate-<id>. */
export const programmeSchema = z.strictObject({
  sample,
  name: line(40).describe('The name of the programme'),
  order,
  symbol: z
    .enum(['nkyinkyim', 'boa-me-na-me-mmoa-wo', 'nkonsonkonson', 'mpatapo'], {
      error: 'write the name of one of our drawn signs, such as nkyinkyim',
    })
    .describe('The Adinkra sign that stands for it'),
});
