import * as z from 'zod';
import { fact, line, matching } from './text.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const LOCAL = /^http:\/\/(?:[\w-]+\.)?localhost:\d+(\/|$)/;

/** Plain http is allowed only for stand-ins: local servers that play a third party. */
export const webAddress = z
  .string({ error: 'write a web address, such as https://example.org/page' })
  .refine((text) => URL.canParse(text) && (text.startsWith('https://') || LOCAL.test(text)), {
    error: ({ input }) => {
      const [, address] = /^[<[].*?(https:[^"'\s>)\]]+)/.exec(String(input)) ?? [];
      return address
        ? `this is the code of a frame or link. Write only ${address}`
        : 'write a web address that begins with https://, such as https://example.org/page';
    },
  });

const orNone = <Address extends z.ZodType>(address: Address) =>
  z.union([z.literal(''), address], {
    error: "write a web address that begins with https://, or '' while there is none",
  });

export const optionalWebAddress = orNone(webAddress);

const removeEndSlash = (text: string) => text.replace(/\/+$/, '');
const parseAddress = (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** An address to which paths are added. A slash at its end, often copied from a browser, is removed. */
const baseAddress = webAddress.overwrite(removeEndSlash).refine((text) => !/[?#]/.test(text), {
  error: 'remove "?" or "#" and everything after it',
});

export const optionalBaseAddress = orNone(baseAddress);

/** Every link on this site begins with a slash. So the address of the site must have nothing after the domain. */
export const siteAddress = webAddress.overwrite(removeEndSlash).refine(
  (text) => {
    const parts = parseAddress(text);
    // webAddress reports an address that cannot be parsed.
    return !parts || parts.pathname + parts.search + parts.hash === '/';
  },
  {
    error:
      'write the domain alone, such as https://hopehealth.org: the site needs a domain of its own and cannot live in a folder of another',
  },
);

/** The address of a project on a code host, without `.git`. */
export const projectAddress = orNone(
  webAddress
    .overwrite((text) => removeEndSlash(text).replace(/\.git$/, ''))
    .refine(
      (text) => {
        const parts = parseAddress(text);
        return !parts || /^\/[\w.-]+\/[\w.-]+$/.test(parts.pathname);
      },
      {
        error:
          'write the address of the project with its owner and name, such as https://github.com/hope-health/website',
      },
    ),
);

export const emailAddress = z.email({
  error: ({ input }) =>
    `write ${/@.*@/.test(String(input)) ? 'one e-mail address alone' : 'an e-mail address'}, such as care@example.org`,
});

const GHANA_CODE = '233';
// Sample numbers, which nobody has; `npm run launch-check` asks for a real one.
const isInvented = (local: string) => /^0{6}\d{3}$/.test(local);

/**
 * What is wrong with the digits of a number that begins with its country code, such as "+233 024 123 4567"; null if nothing
 * is wrong. `write` formats the corrected digits for the message.
 */
export function explainNumber(text: string, write: (digits: string) => string): string | null {
  const digits = text.replaceAll(/\D/g, '');
  const local = digits.startsWith(GHANA_CODE) ? digits.slice(GHANA_CODE.length) : null;
  if (local !== null && (isInvented(local) || /^[1-9]\d{8}$/.test(local))) return null;
  const parsed = parsePhoneNumberFromString(`+${digits}`);
  // The parser drops a 0 that is only dialled within the country; a telephone does not.
  const hasNeedlessZero = parsed !== undefined && parsed.isValid() && parsed.number !== `+${digits}`;
  if (hasNeedlessZero)
    return `after +${parsed.countryCallingCode} no 0 is dialled. Write ${write(parsed.number.slice(1))}`;
  if (local !== null)
    return `after +${GHANA_CODE} come nine digits, the first of them no 0. Check the number, as in ${write('233241234567')}`;
  return parsed?.isValid()
    ? null
    : 'no telephone has this number. Check its country code and count its digits';
}

/** Writes 233241234567 as '+233 24 123 4567', with the quotes that YAML needs. */
function formatForYaml(digits: string): string {
  const number = `+${digits}`;
  return `'${parsePhoneNumberFromString(number)?.formatInternational() ?? number}'`;
}

/** No-break spaces keep a number on one line and, in Arabic text, keep its groups in their order. */
const keepTogether = (number: string) => number.replaceAll(' ', '\u00a0');

/** A phone number as it is shown; its digits are dialled. */
export const phoneNumber = matching(
  /^\+[1-9][\d \u00a0()-]{6,20}$/,
  "write the number with its country code, such as '+233 24 123 4567'",
  "put quotes around the number, such as '+233 24 123 4567'",
)
  .superRefine((text, { addIssue }) => {
    const message = explainNumber(text, formatForYaml);
    if (message) addIssue({ code: 'custom', message });
  })
  .transform(keepTogether);

export const crisisLineUse = z.enum(['distress', 'violence'], { error: 'write distress or violence' });

/** People or services that visitors in distress can call. None may be invented: the owner asks each one first. */
export const crisisLinesSchema = z
  .array(
    z.strictObject({
      name: fact(80).describe('Who answers, such as the name of the service'),
      number: matching(
        /^\+?\d[\d \u00a0]{1,18}\d$/,
        'write the number as it is dialled in Ghana, digits and spaces alone',
        "put quotes around the number, such as '0800 000 000'",
      )
        .transform(keepTogether)
        .describe('The number, as it is dialled in Ghana'),
      hours: line(80).optional().describe('When the line is open, and in which languages'),
      for: crisisLineUse
        .default('distress')
        .describe(
          'violence: for people who are beaten, abused or raped; else distress. Searches show it to them',
        ),
    }),
  )
  .default([])
  .describe(
    'Crisis lines, on the pages of content/help-pages after the emergency numbers and in searches for danger; ask each first',
  );
