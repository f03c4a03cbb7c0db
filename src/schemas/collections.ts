import * as z from 'zod';
import { articleSchema } from './article.ts';
import { comingPageSchema } from './coming-page.ts';
import { communitySchema } from './community.ts';
import { eventProgrammeSchema } from './event-programme.ts';
import { eventSchema, outreachTemplateSchema } from './event.ts';
import { faqSchema } from './faq.ts';
import { formSchema } from './form.ts';
import { internshipSchema } from './internship.ts';
import { ID, MARKDOWN, needed, NUMBER, one, person, single, word, YAML, type Kind } from './kind.ts';
import { navItemSchema } from './nav-item.ts';
import { pageSchema } from './page.ts';
import { pictureFile } from './picture-file.ts';
import { programmeSchema } from './programme.ts';
import { roleSchema } from './role.ts';
import { serviceSchema } from './service.ts';
import { siteSchema } from './site.ts';
import { storeItemSchema } from './store-item.ts';
import { testimonialSchema } from './testimonial.ts';

const pages = new Map(pageSchema.options.map((page) => [page.shape.page.value as string, page]));

/**
 * Every kind of entry, with the schemas that the build uses. A collection that is added to src/content.config.ts is
 * added here as well (a test compares the two).
 */
export const KINDS: readonly Kind[] = [
  single('content/site.yaml', siteSchema),
  single('content/navigation.yaml', z.array(navItemSchema)),
  single('content/coming.yaml', z.array(comingPageSchema)),
  single('content/event-programme.yaml', eventProgrammeSchema),
  {
    ...single('content/events/_health-outreach.md', outreachTemplateSchema),
    text: needed(3000),
  },
  {
    path: 'content/articles',
    extensions: ['.md', '.mdx'],
    schema: articleSchema(pictureFile),
    ...NUMBER,
    text: needed(20_000),
    route: '/news/[id]',
  },
  {
    path: 'content/services',
    extensions: YAML,
    schema: serviceSchema,
    ...one(['lab-services', 'mobile-van', 'telehealth']),
  },
  {
    path: 'content/communities',
    extensions: YAML,
    schema: communitySchema(pictureFile),
    ...NUMBER,
    route: '/communities/[id]',
  },
  {
    path: 'content/forms',
    extensions: YAML,
    schema: formSchema,
    ...one(['donation-request', 'group-health-check']),
  },
  {
    path: 'content/events',
    extensions: MARKDOWN,
    schema: eventSchema(pictureFile),
    names: ID,
    naming: 'small letters, digits and hyphens, such as ho15',
    text: { isNeeded: false, mostLetters: 5000 },
    route: '/events/[id]',
  },
  {
    path: 'content/faqs',
    extensions: MARKDOWN,
    schema: faqSchema,
    names: /^(?:booking|work-with-us)\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
    naming:
      'small letters, digits and hyphens, in the folder booking or work-with-us, such as booking/walk-ins',
    text: needed(2000),
  },
  { path: 'content/pages', extensions: YAML, schema: pageSchema, schemas: pages, ...one([...pages.keys()]) },
  {
    path: 'content/programmes',
    extensions: MARKDOWN,
    schema: programmeSchema,
    ...word('hope-health-hub'),
    text: needed(2000),
  },
  { path: 'content/store', extensions: YAML, schema: storeItemSchema, ...word('tote-bag') },
  {
    path: 'content/internships',
    extensions: YAML,
    schema: internshipSchema,
    ...NUMBER,
    route: '/internships/[id]',
  },
  {
    path: 'content/volunteer-roles',
    extensions: YAML,
    schema: roleSchema,
    ...NUMBER,
    route: '/volunteers/[id]',
  },
  {
    path: 'content/testimonials',
    extensions: MARKDOWN,
    schema: testimonialSchema,
    ...word('adwoa-serwaa'),
    text: needed(1000),
  },
  person('content/team', 'm10', '/mbr/[id]'),
  person('content/judges', 'j9', '/judge/[id]'),
  { ...person('content/profiles', '', '/team/[id]'), ...NUMBER },
];

export const isFileKind = ({ path }: Kind) => /\.\w+$/.test(path);

/** The kind of entry that lies in the folder of a file, or is that file. */
export function kindOf(file: string): Kind | undefined {
  return KINDS.find(({ path }) => path === file) ?? KINDS.find(({ path }) => file.startsWith(`${path}/`));
}

/** 'booking/payment' for content/faqs/booking/payment.md: the id of an entry within its kind. */
export function idOf(file: string, { path }: Kind): string {
  return file.slice(path.length + 1).replace(/\.[^./]+$/, '');
}
