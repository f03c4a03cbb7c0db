import * as z from 'zod';
import { optionalWebAddress, phoneNumber } from './address.ts';
import { pageLink } from './link.ts';
import { picture } from './media.ts';
import {
  afterwards,
  distinct,
  fact,
  line,
  lineWith,
  matching,
  order,
  pageHead,
  paragraph,
  sample,
  searchWordsField,
} from './text.ts';

/** Our drawn signs. */
export const symbolId = z.enum(['nkyinkyim', 'boa-me-na-me-mmoa-wo', 'nkonsonkonson', 'mpatapo']);

/** `content/programmes/<id>.md`: one programme; its story is the text below the header block. Its donation page is /donate-<id>. */
export const programmeSchema = z.strictObject({
  sample,
  name: fact(40).describe('The name of the programme'),
  order,
  symbol: symbolId.describe('Its Adinkra sign'),
  form: optionalWebAddress
    .default('')
    .describe('The address of its donation form; without it, its page shows the other ways to give'),
});

/** The id of a programme. check-references.ts checks that it exists. */
export const programmeId = matching(
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
  'write the name of its file in content/programmes, without .md',
);

const listedProgramme = z.strictObject({
  id: programmeId.describe('As in content/programmes; its page is /donate-<id>'),
  text: paragraph(200).describe('What the programme does, in a sentence for donors'),
  soFar: line(140)
    .optional()
    .describe('What the programme has done so far, with a figure; its day shows after it; may be left out'),
  noPrice: line(140)
    .optional()
    .describe(
      'What is not published yet, such as its price; shown with ways to ask while site.yaml has no amounts for it; may be left out',
    ),
  links: z.array(pageLink).max(3).optional().describe('Pages with more; may be left out'),
  description: line(170).describe('What search results show for its donation page'),
  button: line(40),
  searchWords: searchWordsField,
  helps: z
    .array(line(120))
    .min(1)
    .max(4)
    .optional()
    .describe('What a gift does, as a list on the page of the programme; may be left out'),
  picture: picture('./vans.jpg').describe('The programme at work; shown on its donation page'),
});

const WAYS = ['mobileMoney', 'card', 'bank', 'other', 'ask'] as const;

const paymentWords = z
  .strictObject({
    order: z
      .array(z.enum(WAYS))
      .default([...WAYS])
      .refine((order) => new Set(order).size === WAYS.length && order.length === WAYS.length, {
        error: `write each of ${WAYS.join(', ')} once, the first to show first`,
      })
      .describe('The payment methods in the order shown; one without an account in site.yaml is left out'),
    mobileMoney: z.strictObject({
      title: line(40),
      go: line(40).describe('The button at the top of the page; it leads to the payment methods'),
      name: line(40).describe('Before the name that the phone shows'),
      otherName: line(90).describe('What to do if the phone shows another name'),
      copy: line(40).describe('The button that copies the number'),
      dial: line(40).describe('The button that dials the code; it shows this text, then the code'),
    }),
    bank: z.strictObject({
      title: line(40),
      go: line(40)
        .optional()
        .describe('The button at the top of the page for givers in other countries; may be left out'),
      note: line(140)
        .refine((text) => text.includes('{phone}'), { error: 'write {phone} where the number belongs' })
        .optional()
        .describe('Above the lines of site.yaml; {phone} is that of the office; may be left out'),
    }),
    card: z.strictObject({
      title: line(40),
      text: line(140),
      afterwards,
      button: line(40),
      monthly: line(40).describe('The link to monthly giving; shown if site.yaml has the address'),
    }),
    ask: z.strictObject({ title: line(40), text: line(140) }),
    other: z.strictObject({ title: line(40), text: line(140), button: line(60) }),
  })
  .describe(
    'Payment methods, also on the pages of the programmes. Account numbers are in site.yaml, under giving',
  );

export const donatePageSchema = z.strictObject({
  ...pageHead('donate'),
  picture: picture('./donate.jpg').describe('What gifts do; shown beside the title'),
  programmesHeading: line(60),
  programmes: z.array(listedProgramme).superRefine(distinct('id')),
  amounts: z
    .strictObject({ heading: line(60) })
    .describe('Above the amounts of site.yaml, while there are any'),
  form: z.strictObject({
    heading: line(60),
    text: paragraph(200).describe('What a gift without a programme is used for'),
    about: paragraph(300).describe('Who runs the form and what it asks for; above every donation form'),
    closed: paragraph(300).describe('Shown while site.yaml has neither a form nor a page for cards'),
    messageSubject: line(60).describe('How a ready-made message begins; the programme comes after it'),
  }),
  ways: paymentWords,
  board: pageLink
    .optional()
    .describe('The people who answer for the money; below "Who checks the money"; may be left out'),
  helps: z.strictObject({
    heading: line(60),
    items: z.array(line(120)).min(1).max(8),
    link: pageLink.describe('The page about what gifts achieved'),
  }),
});

export const donateProgrammePageSchema = z.strictObject({
  page: z.literal('donate-programme'),
  sample,
  titleStart: line(30).describe('The name of the programme comes after it, as in "Donate to"'),
  headingStart: line(40).describe('The name of the programme comes after it, as in "Make a difference for"'),
  formHeading: line(60),
  back: line(40).describe('The link back to /donate'),
});

const amount = z.strictObject({
  service: fact(40).describe(
    'The price list, such as lab-services or mobile-van: the name of its file in content/services',
  ),
  option: fact(80).describe(
    'The id of a test there: its name in small letters with hyphens, such as blood-film-for-malaria',
  ),
  programme: programmeId
    .optional()
    .describe('Whose donation page shows this gift, such as hope-health-vans; if left out, /donate shows it'),
});

const AMOUNTS_ON_A_PAGE = 3;

const amounts = z
  .array(amount)
  .default([])
  .superRefine((all, { addIssue }) => {
    const amountsByPage = Map.groupBy(all.entries(), ([, { programme }]) => programme);
    for (const [programme, shown] of amountsByPage) {
      const surplus = shown[AMOUNTS_ON_A_PAGE];
      if (!surplus) continue;
      const page = programme ? `/donate-${programme}` : '/donate';
      addIssue({
        code: 'custom',
        path: [surplus[0]],
        message: `${page} shows at most three amounts, and here are ${shown.length}; remove some`,
      });
    }
  });

const MAX_LINES = 8;

const mobileMoney = z.strictObject({
  number: phoneNumber.describe('The number that money is sent to'),
  name: fact(60).describe('The name that the phone shows before the money goes'),
  ussd: matching(
    /^\*\d{2,4}(?:\*\d{1,12})*#$/,
    "write the code in quotes as a phone dials it, such as '*170#'",
  )
    .optional()
    .describe("The code that opens mobile money on a phone, such as '*170#'"),
  lines: z
    .array(lineWith(90, 'phone'))
    .max(MAX_LINES)
    .default([])
    .describe(
      'More information, one line each, such as what to write as the reference; {phone} is the number of the clinic',
    ),
});

/** `giving` in content/site.yaml: what gifts pay for, and the payment methods that need no donation partner. */
export const givingSchema = z
  .strictObject({
    amounts: amounts.describe(
      'Up to three gifts for a donation page, each the price of a test; not shown while the test is unavailable; [] shows none. A change of the price changes the gift',
    ),
    mobileMoney: mobileMoney
      .optional()
      .describe('How to give by mobile money, the first payment method shown; leave it out to show nothing'),
    bank: z
      .array(fact(90))
      .max(MAX_LINES)
      .default([])
      .describe(
        'How to give by bank transfer, one line each; the reference comes after them. Leave it out to show nothing',
      ),
  })
  .default({ amounts: [], bank: [] });
