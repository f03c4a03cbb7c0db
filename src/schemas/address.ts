import * as z from 'zod';

const loopback = /^http:\/\/localhost:\d+(\/|$)/;

/** An address on the web; plain http is refused, except for local stand-ins. */
export const webAddress = z
  .string({ error: 'write a web address, such as https://example.org/page' })
  .refine((text) => (URL.canParse(text) && text.startsWith('https://')) || loopback.test(text), {
    error: 'write a web address that begins with https://, such as https://example.org/page',
  });

/** A web address, or '' while there is none yet. */
export const optionalWebAddress = z.union([z.literal(''), webAddress], {
  error: "write a web address that begins with https://, or '' while there is none",
});

export const emailAddress = z.email({ error: 'write an e-mail address, such as care@example.org' });
