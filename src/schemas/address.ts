import * as z from 'zod';

const loopback = /^http:\/\/(?:[\w-]+\.)?localhost:\d+(\/|$)/;

/** An address on the web; plain http is refused, except for local stand-ins. */
export const webAddress = z
  .string({ error: 'write a web address, such as https://example.org/page' })
  .refine((text) => (URL.canParse(text) && text.startsWith('https://')) || loopback.test(text), {
    error: 'write a web address that begins with https://, such as https://example.org/page',
  });

const NONE_YET = "write a web address that begins with https://, or '' while there is none";

/** A web address, or '' while there is none yet. */
export const optionalWebAddress = z.union([z.literal(''), webAddress], { error: NONE_YET });

const withoutEnd = (text: string) => text.replace(/\/+$/, '');
const partsOf = (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** An address that paths are added to; a slash at its end, copied along from a browser, is taken off. */
const baseAddress = webAddress.overwrite(withoutEnd).refine((text) => !/[?#]/.test(text), {
  error: 'write the address without "?" or "#" and what follows',
});

export const optionalBaseAddress = z.union([z.literal(''), baseAddress]);

/** The address of this site. Every link begins with a slash, so nothing may come after the domain. */
export const siteAddress = webAddress.overwrite(withoutEnd).refine(
  (text) => {
    const parts = partsOf(text);
    return !parts || parts.pathname + parts.search + parts.hash === '/';
  },
  {
    error:
      'write the domain alone, such as https://hopehealth.org: the site needs a domain of its own and cannot live in a folder of another',
  },
);

/** The address of a project at its host, without the ending that git's own commands take. */
export const projectAddress = z.union([
  z.literal(''),
  webAddress
    .overwrite((text) => withoutEnd(text).replace(/\.git$/, ''))
    .refine((text) => !partsOf(text) || /^\/[\w.-]+\/[\w.-]+$/.test(partsOf(text)?.pathname ?? ''), {
      error:
        'write the address of the project with its owner and name, such as https://github.com/hope-health/website',
    }),
]);

export const emailAddress = z.email({ error: 'write an e-mail address, such as care@example.org' });
