import * as z from 'zod';
import { phoneNumber } from './address.ts';
import { DONATION_FORMS, type DonationProgramme } from './programme.ts';
import { fact, line } from './text.ts';

const WHOLE = 'write a whole number above 0, such as 100';

const amount = z.strictObject({
  cedis: z.int({ error: WHOLE }).positive({ error: WHOLE }).describe('The gift in whole Ghana cedis'),
  dollars: z.int({ error: WHOLE }).positive({ error: WHOLE }).describe('About the same in whole US dollars'),
  does: line(120).describe('What a gift of this size does, such as: tests for a family of four'),
  programme: z
    .enum(Object.keys(DONATION_FORMS) as DonationProgramme[])
    .optional()
    .describe('On which donation page it stands, such as hope-health-vans; without it, on /donate'),
});

const SHOWN = 3;

const amounts = z
  .array(amount)
  .default([])
  .superRefine((all, { addIssue }) => {
    const pages = Map.groupBy(all.entries(), ([, { programme }]) => programme);
    for (const [programme, own] of pages) {
      if (own.length === SHOWN) continue;
      const page = programme ? `/donate-${programme}` : '/donate';
      const message = `three amounts stand on ${page}, and here are ${own.length}; write three, or none`;
      addIssue({ code: 'custom', path: own.at(-1)?.slice(0, 1) as [number], message });
    }
  });

const MOST_LINES = 8;
const CODE = "write the code in quotes as a phone dials it, such as '*170#'";

const mobileMoney = z.strictObject({
  number: phoneNumber.describe('The number that money is sent to'),
  name: fact(60).describe('The name that the phone shows before the money goes'),
  ussd: z
    .string({ error: CODE })
    .regex(/^\*\d{2,4}(?:\*\d{1,12})*#$/, { error: CODE })
    .optional()
    .describe("The code that opens mobile money on a phone, such as '*170#'"),
  lines: z
    .array(line(90))
    .max(MOST_LINES)
    .default([])
    .describe('What else is to know, one line each, such as what to write as the reference'),
});

/** `giving` in content/site.yaml: how donors give without the donation partner, and what gifts do. */
export const givingSchema = z
  .strictObject({
    amounts: amounts.describe('Three gifts with what each does; [] shows none'),
    mobileMoney: mobileMoney
      .optional()
      .describe('How to give by mobile money, the first way shown; leave it out to show nothing'),
    bank: z
      .array(fact(90))
      .max(MOST_LINES)
      .default([])
      .describe('How to give by bank transfer, one line each; leave it out to show nothing'),
  })
  .default({ amounts: [], bank: [] });
