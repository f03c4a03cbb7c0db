import * as z from 'zod';
import { articleSchema } from './article.ts';
import { communitySchema } from './community.ts';
import { eventProgrammeSchema } from './event-programme.ts';
import { eventSchema, outreachTemplateSchema } from './event.ts';
import { figuresSchema } from './figures.ts';
import { FORM_IDS, formSchema } from './form.ts';
import { interfaceFiles, translatedInterface } from './interface.ts';
import { internshipSchema, roleSchema } from './join.ts';
import {
  ID,
  isShown,
  listedOn,
  markdown,
  needed,
  NUMBER,
  one,
  people,
  single,
  word,
  yaml,
  type Collection,
} from './kind.ts';
import { languagesSchema } from './languages.ts';
import { navItemSchema, redirectSchema } from './link.ts';
import { comingPageSchema, FAQ_PAGES, faqSchema, pageSchema, pageSchemas, plainPageSchema } from './page.ts';
import { personSchema, testimonialSchema } from './person.ts';
import { programmeSchema } from './giving.ts';
import { serviceSchema } from './service.ts';
import { siteSchema } from './site.ts';
import { storeItemSchema } from './store.ts';
import { symptomSchema } from './symptom.ts';

/**
 * Every kind of entry, by the name of its collection: the one place to add another. The collections of Astro, the content
 * check, VS Code's schemas and the addresses that links can lead to are made from it. `picture` is the kind of a picture: Astro's when building, its path elsewhere; `storage` has those of events.
 */
export const collectionsWith = <Picture>(picture: z.ZodType<Picture>, storage = '.') => {
  const schema = () => personSchema(picture);
  return {
    site: { ...single('content/site.yaml'), schema: () => siteSchema, isHealth: true },
    languages: { ...single('content/languages.yaml'), schema: () => languagesSchema },
    figures: { ...single('content/figures.yaml'), schema: () => figuresSchema },
    interface: { ...yaml('interface'), ...interfaceFiles, schema: () => translatedInterface() },
    navigation: { ...single('content/navigation.yaml'), schema: () => z.array(navItemSchema) },
    redirects: { ...single('content/redirects.yaml'), schema: () => z.array(redirectSchema) },
    symptoms: {
      ...single('content/symptoms.yaml'),
      schema: () => z.array(symptomSchema),
      isHealth: true,
    },
    eventProgramme: { ...single('content/event-programme.yaml'), schema: () => eventProgrammeSchema },
    eventTemplates: {
      ...single('content/events/_health-outreach.md'),
      schema: () => outreachTemplateSchema,
      hasNames: true,
      text: needed(3000),
    },
    articles: {
      hasNames: true,
      path: 'content/articles',
      extensions: ['.md', '.mdx'],
      schema: () => articleSchema(picture),
      ...NUMBER,
      text: needed(20_000),
      ...listedOn('/news'),
      hasPage: (value: { title?: string }) => isShown(value) && Boolean(value.title),
    },
    services: {
      ...yaml('services'),
      schema: () => serviceSchema,
      isHealth: true,
      ...word('eye-clinic'),
      route: '/[service]',
      anchors: ['choose', 'find-an-appointment'],
      shownOn: '/booking',
    },
    communities: {
      hasNames: true,
      ...yaml('communities'),
      schema: () => communitySchema(picture),
      ...NUMBER,
      route: '/communities/[id]',
      hasPage: () => true,
      anchors: [],
      shownOn: '/our-impact',
      about: 'Community',
    },
    forms: {
      ...yaml('forms'),
      schema: () => formSchema,
      ...one(FORM_IDS),
      route: '/[form]',
      addresses: { 'donation-request': '/donate-form' },
    },
    events: {
      hasNames: true,
      ...markdown('events'),
      schema: () => eventSchema(picture, storage),
      names: ID,
      naming: 'small letters, digits and hyphens, such as ho15',
      text: { isNeeded: false, mostLetters: 5000 },
      ...listedOn('/events'),
    },
    faqs: {
      ...markdown('faqs'),
      schema: () => faqSchema,
      names: new RegExp(`^(?:${FAQ_PAGES.join('|')})/[a-z0-9]+(?:-[a-z0-9]+)*$`),
      naming: `small letters, digits and hyphens, in the folder ${FAQ_PAGES.join(' or ')}, such as booking/walk-ins`,
      folders: FAQ_PAGES,
      text: needed(2000),
      isHealth: true,
    },
    pages: {
      ...yaml('pages'),
      schema: () => pageSchema(picture),
      schemas: pageSchemas,
      ...one([...pageSchemas.keys()]),
      route: '/[page]',
      addresses: { home: '/', 'not-found': '/404' },
    },
    plainPages: {
      hasNames: true,
      ...markdown('plain-pages'),
      schema: () => plainPageSchema,
      ...word('careers'),
      text: needed(20_000),
      route: '/[plain]',
      anchors: [],
      about: '',
    },
    programmes: {
      ...markdown('programmes'),
      schema: () => programmeSchema,
      ...word('hope-health-hub'),
      text: needed(2000),
      route: '/donate-[programme]',
      anchors: ['gift', 'ways', 'helps'],
    },
    store: {
      hasNames: true,
      ...yaml('store'),
      schema: () => storeItemSchema,
      ...word('tote-bag'),
      shownOn: '/store',
    },
    internships: {
      hasNames: true,
      ...yaml('internships'),
      schema: () => internshipSchema,
      ...NUMBER,
      ...listedOn('/internships'),
      about: 'Internship',
    },
    volunteerRoles: {
      hasNames: true,
      ...yaml('volunteer-roles'),
      schema: () => roleSchema,
      ...NUMBER,
      ...listedOn('/volunteers'),
      about: 'Volunteer',
    },
    testimonials: {
      ...markdown('testimonials'),
      schema: () => testimonialSchema,
      ...word('adwoa-serwaa'),
      text: needed(1000),
      shownOn: '/work-with-us',
    },
    team: {
      hasNames: true,
      ...people('team', '', '/mbr/[id]'),
      // The letter chooses the group (lib/ids.ts), so a name such as ama-boateng would make Ama an administrator.
      names: /^[amdv][1-9]\d*$/,
      naming:
        'the letter of the group (a administrative, m medical, d directors, v volunteers) and the next number, such as m10',
      schema,
      shownOn: '/who-we-are',
    },
    judges: {
      hasNames: true,
      ...people('judges', 'j9', '/judge/[id]'),
      schema,
      shownOn: 'the pages of the case competitions',
    },
    profiles: { hasNames: true, ...people('profiles', '', '/team/[id]'), schema, ...NUMBER },
    coming: {
      hasNames: true,
      ...single('content/coming.yaml'),
      schema: () => z.array(comingPageSchema),
      route: '/[coming]',
    },
  } satisfies Record<string, Collection>;
};
