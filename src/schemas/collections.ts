import * as z from 'zod';
import { articleSchema } from './article.ts';
import { communitySchema } from './community.ts';
import { eventProgrammeSchema } from './event-programme.ts';
import { eventSchema, outreachTemplateSchema } from './event.ts';
import { figuresSchema } from './figures.ts';
import { FORM_IDS, formSchema } from './form.ts';
import { interfaceSchema } from './interface.ts';
import { internshipSchema, roleSchema } from './join.ts';
import {
  ID,
  isVisible,
  listedOn,
  markdown,
  neededText,
  NUMBERED,
  namedFiles,
  peopleFolder,
  singleFile,
  wordNames,
  yaml,
  type Kind,
} from './kind.ts';
import { languagesSchema } from './languages.ts';
import { navItemSchema, redirectSchema } from './link.ts';
import { comingPageSchema, FAQ_PAGES, faqSchema, pageSchema, pageSchemas, plainPageSchema } from './page.ts';
import { personSchema, testimonialSchema } from './person.ts';
import { helpPageSchema } from './pages/site.ts';
import { programmeSchema } from './giving.ts';
import { serviceSchema } from './service.ts';
import { siteSchema } from './site.ts';
import { storeItemSchema } from './store.ts';
import { symptomSchema } from './symptom.ts';
import { distinct } from './text.ts';

/**
 * Every kind of entry, by its name. A new kind is added only here. Astro's collections, the content check, VS Code's schemas and
 * the list of link targets use this table.
 */
export const collections = {
  site: { ...singleFile('content/site.yaml'), schema: siteSchema },
  languages: { ...singleFile('content/languages.yaml'), schema: languagesSchema },
  figures: { ...singleFile('content/figures.yaml'), schema: figuresSchema },
  interface: { ...yaml('interface'), ...namedFiles(['en']), schema: interfaceSchema },
  navigation: {
    ...singleFile('content/navigation.yaml'),
    schema: z.array(navItemSchema).superRefine(distinct('id')),
  },
  redirects: { ...singleFile('content/redirects.yaml'), schema: z.array(redirectSchema) },
  symptoms: {
    ...singleFile('content/symptoms.yaml'),
    schema: z.array(symptomSchema).superRefine(distinct('id')),
    isHealth: true,
  },
  eventProgramme: { ...singleFile('content/event-programme.yaml'), schema: eventProgrammeSchema },
  eventTemplates: {
    ...singleFile('content/events/_health-outreach.md'),
    schema: outreachTemplateSchema,
    mayStayEnglish: true,
    text: neededText(3000),
  },
  articles: {
    mayStayEnglish: true,
    path: 'content/articles',
    extensions: ['.md', '.mdx'],
    schema: articleSchema,
    ...NUMBERED,
    text: neededText(20_000),
    ...listedOn('/news'),
    hasPage: (value: { title?: string }) => isVisible(value) && Boolean(value.title),
  },
  services: {
    ...yaml('services'),
    schema: serviceSchema,
    isHealth: true,
    ...wordNames('eye-clinic'),
    route: '/[service]',
    anchors: ['choose', 'find-an-appointment'],
    shownOn: '/booking',
  },
  communities: {
    mayStayEnglish: true,
    ...yaml('communities'),
    schema: communitySchema,
    ...NUMBERED,
    route: '/communities/[id]',
    // No page links to hidden communities, but their pages exist.
    hasPage: () => true,
    shownOn: '/our-impact',
    searchLabel: 'community',
  },
  forms: {
    ...yaml('forms'),
    schema: formSchema,
    ...namedFiles(FORM_IDS),
    route: '/[form]',
    addresses: { 'donation-request': '/donate-form' },
    searchLabel: '',
  },
  events: {
    mayStayEnglish: true,
    ...markdown('events'),
    schema: eventSchema,
    names: ID,
    naming: 'small letters, digits and hyphens, such as ho15',
    text: { isNeeded: false, maxLetters: 5000 },
    ...listedOn('/events'),
  },
  faqs: {
    ...markdown('faqs'),
    schema: faqSchema,
    names: new RegExp(`^(?:${FAQ_PAGES.join('|')})/[a-z0-9]+(?:-[a-z0-9]+)*$`),
    naming: `small letters, digits and hyphens, in the folder ${FAQ_PAGES.join(' or ')}, such as booking/walk-ins`,
    text: neededText(2000),
    isHealth: true,
  },
  pages: {
    ...yaml('pages'),
    schema: pageSchema,
    schemas: pageSchemas,
    ...namedFiles([...pageSchemas.keys()]),
    route: '/[page]',
    addresses: { home: '/', 'not-found': '/404' },
  },
  plainPages: {
    mayStayEnglish: true,
    ...markdown('plain-pages'),
    schema: plainPageSchema,
    ...wordNames('careers'),
    text: neededText(20_000),
    route: '/[plainPage]',
    searchLabel: '',
  },
  helpPages: {
    ...yaml('help-pages'),
    schema: helpPageSchema,
    ...wordNames('talk-to-us'),
    route: '/[helpPage]',
    searchLabel: '',
  },
  programmes: {
    ...markdown('programmes'),
    schema: programmeSchema,
    ...wordNames('hope-health-hub'),
    text: neededText(2000),
    route: '/donate-[programme]',
    anchors: ['gift', 'ways'],
  },
  store: {
    mayStayEnglish: true,
    ...yaml('store'),
    schema: storeItemSchema,
    ...wordNames('tote-bag'),
    shownOn: '/store',
  },
  internships: {
    mayStayEnglish: true,
    ...yaml('internships'),
    schema: internshipSchema,
    ...NUMBERED,
    ...listedOn('/internships'),
    searchLabel: 'internship',
  },
  volunteerRoles: {
    mayStayEnglish: true,
    ...yaml('volunteer-roles'),
    schema: roleSchema,
    ...NUMBERED,
    ...listedOn('/volunteers'),
    searchLabel: 'role',
  },
  testimonials: {
    ...markdown('testimonials'),
    schema: testimonialSchema,
    ...wordNames('adwoa-serwaa'),
    text: neededText(1000),
    shownOn: '/work-with-us',
  },
  team: {
    mayStayEnglish: true,
    ...peopleFolder('team', '/mbr/[id]'),
    // The first letter is the group (lib/ids.ts), so the file name ama-boateng would make Ama an administrator.
    names: /^[amdv][1-9]\d*$/,
    naming:
      'the letter of the group (a: administrative, m: medical, d: directors, v: volunteers) and the next number, such as m10',
    schema: personSchema,
    shownOn: '/who-we-are',
  },
  judges: {
    mayStayEnglish: true,
    ...peopleFolder('judges', '/judge/[id]'),
    ...wordNames('j9'),
    schema: personSchema,
    shownOn: 'the pages of the case competitions',
  },
  // The specification (section 2) gives /team/[id] to the numbered profiles, and /mbr/[id] to the members of the team.
  profiles: {
    mayStayEnglish: true,
    ...peopleFolder('profiles', '/team/[id]'),
    schema: personSchema,
    ...NUMBERED,
  },
  coming: {
    mayStayEnglish: true,
    ...singleFile('content/coming.yaml'),
    schema: z.array(comingPageSchema).superRefine(distinct('id')),
    route: '/[comingPage]',
  },
} satisfies Record<string, Omit<Kind, 'name'>>;
