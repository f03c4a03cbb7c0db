/* Pages without entries of their own. */
import * as z from 'zod';
import { webAddress } from '../address.ts';
import { programmeId, symbolId } from '../giving.ts';
import { pageLink, partLink } from '../link.ts';
import { heroPicture, recordings } from '../media.ts';
import { distinct, fact, line, matching, pageHead, pageWords, paragraph, searchWordsField } from '../text.ts';

const slide = z.strictObject({
  heading: line(60),
  text: paragraph(160),
  links: z.array(pageLink).min(1).max(2),
});

export const homePageSchema = z.strictObject({
  page: z.literal('home'),
  ...pageWords,
  heading: line(60).describe('What we promise'),
  intro: paragraph(200).describe('How we keep that promise'),
  outreach: z.strictObject({
    heading: line(60).describe('Above the next health outreach'),
    link: line(40).describe('The words of the link to all events'),
    near: line(60).describe('The words of the link to the outreaches by distance'),
  }),
  impact: z.strictObject({
    heading: line(60).describe('Above the figures of Our Impact'),
    link: line(40).describe('The words of the link to Our Impact'),
  }),
  slidesHeading: line(40),
  slides: z.array(slide).length(3).describe('The three slides, in the order shown'),
  whoWeAre: z.strictObject({ heading: line(40), text: paragraph(300) }),
  whatWeDo: z.strictObject({ heading: line(40), text: paragraph(300) }),
  programmes: z.strictObject({ heading: line(60), intro: paragraph(200) }),
  audio: recordings,
  hero: heroPicture('./home.jpg')
    .optional()
    .describe('The picture on the first screen: a wide one, cropped to a low strip on phones'),
});

/** Every page has parts with these ids. */
const FIELD_ID = /^(?!(?:main|menu|title|get-involved|newsletter|office|visit-us)$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

const fieldOfWork = z.strictObject({
  id: matching(
    FIELD_ID,
    'write an id in small letters and hyphens that no other part of the page has, such as eye-camps',
  ).describe('Its place on the page: /what-we-do#<id>'),
  heading: line(40),
  symbol: symbolId.optional().describe('An Adinkra sign below the heading; may be left out'),
  text: paragraph(500),
  links: z.array(pageLink).max(4).default([]).describe('Pages with more'),
  siteLabel: line(40)
    .optional()
    .describe('Of mental health: once site.yaml has links.mentalHealth, a link with these words is shown'),
});

export const whatWeDoPageSchema = z.strictObject({
  ...pageHead('what-we-do'),
  fields: z.array(fieldOfWork).min(1).max(12).superRefine(distinct('id')).describe('What we do'),
});

/** `content/help-pages/<address>.yaml`: a page for people in distress, who may be watched. */
export const helpPageSchema = z.strictObject({
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  programme: programmeId.describe('The programme that the button Donate is for, as in content/programmes'),
  now: paragraph(300).describe('What exists already, what comes later, and when'),
  links: z.array(pageLink).min(1).max(4).describe('Pages with more'),
  exit: z
    .strictObject({
      label: line(40).describe('The words of the link'),
      to: webAddress.describe(
        'A page of another site that does not reveal this visit, such as an encyclopedia',
      ),
    })
    .describe('The link that leaves this page at once, for people who are being watched'),
  help: z
    .strictObject({ heading: line(60), text: paragraph(300) })
    .describe('Whom to call; the numbers come from site.yaml: emergency and crisisLines'),
  listen: z.strictObject({ heading: line(60), intro: paragraph(300) }).describe('Above the recordings'),
  audio: recordings,
});

/** A search result without a page of its own. */
const contact = z.strictObject({ title: line(60), searchWords: searchWordsField });

export const searchPageSchema = z.strictObject({
  ...pageHead('search'),
  failed: paragraph(200).describe('Shown when the search cannot be loaded'),
  none: paragraph(200).describe('Shown when nothing is found'),
  example: line(100).optional().describe('Below the search: words that people can look for'),
  smallWords: z
    .array(fact(20))
    .optional()
    .describe(
      'What people type around the words that matter, such as how, please, price; the search gives them little weight',
    ),
  besideTests: z
    .array(fact(20))
    .optional()
    .describe(
      'What people type beside the name of a test, and what does not change the test, such as baby, results, Sunday. If no test has another typed word, the search says so',
    ),
  sameWords: z
    .array(fact(120))
    .optional()
    .describe(
      'Words that mean the same in a search, with a space between: "mother mum mama"; a page that has one is found by all',
    ),
  parts: z
    .strictObject({ tests: line(40), people: line(40), events: line(40), others: line(40) })
    .describe('The names of the parts of the list'),
  pageParts: z
    .array(partLink.extend({ searchWords: searchWordsField }))
    .default([])
    .describe('Parts of long pages that have a line of their own in the list'),
  contacts: z
    .strictObject({
      phone: contact,
      ask: contact
        .optional()
        .describe(
          'With the phone number: what people look for and no page says, such as a service that you do not offer',
        ),
      email: contact,
      address: contact,
      hours: contact,
      emergency: contact,
      ambulance: contact,
    })
    .describe('The names of the contact details in the list'),
});

export const notFoundPageSchema = z.strictObject({
  page: z.literal('not-found'),
  ...pageWords,
  heading: line(60),
  text: paragraph(300),
  gone: z
    .strictObject({ heading: line(60), text: paragraph(300) })
    .describe('Shown at an address that redirects.yaml calls gone'),
});

/** What the browser shows without a connection (src/worker). It has no address of its own. */
export const offlinePageSchema = z.strictObject({
  page: z.literal('offline'),
  heading: line(60),
  text: paragraph(300).describe('Above the phone number'),
  saved: line(60).describe('Above the list of the pages that the device has kept'),
  note: paragraph(200)
    .refine((text) => text.includes('{date}'), {
      error: 'write {date} where the day and the time of saving belong',
    })
    .describe('Above a page that the device has kept; {date} is when it was kept'),
});
