import type { ImageMetadata } from 'astro';
import type { SchemaContext } from 'astro:content';
import { defineCollection } from 'astro/content/config';
import * as z from 'zod';
import { file, glob } from 'astro/loaders';
import { checkedId } from '#loaders/checked-id.ts';
import { eventLoader } from '#loaders/event-loader.ts';
import { readNavigation } from '#loaders/navigation-loader.ts';
import { pictureStore } from './lib/events/event-pictures.ts';
import { readSiteSettings } from './lib/site-settings.ts';
import { articleSchema } from './schemas/article.ts';
import { comingPageSchema } from './schemas/coming-page.ts';
import { eventProgrammeSchema } from './schemas/event-programme.ts';
import { eventSchema, outreachTemplateSchema } from './schemas/event.ts';
import { communitySchema } from './schemas/community.ts';
import { faqSchema } from './schemas/faq.ts';
import { formSchema } from './schemas/form.ts';
import { internshipSchema } from './schemas/internship.ts';
import { navItemSchema } from './schemas/nav-item.ts';
import { pageSchema } from './schemas/page.ts';
import { personSchema } from './schemas/person.ts';
import { pictureFile } from './schemas/picture-file.ts';
import { programmeSchema } from './schemas/programme.ts';
import { roleSchema } from './schemas/role.ts';
import { serviceSchema } from './schemas/service.ts';
import { storeItemSchema } from './schemas/store-item.ts';
import { testimonialSchema } from './schemas/testimonial.ts';

// Names that begin with _ are templates and are never published.
const entries = (folder: string, kinds: string) =>
  glob({ base: `./content/${folder}`, pattern: `**/[^_]*.${kinds}`, generateId: checkedId(folder) });

const store = pictureStore(readSiteSettings());

/** A picture for the build: only what is named like one is loaded, since Astro would run a file of code. */
const picture = ({ image }: SchemaContext) =>
  pictureFile.pipe(image() as unknown as z.ZodType<ImageMetadata, string>);

const people = (folder: string) =>
  defineCollection({ loader: entries(folder, 'md'), schema: (context) => personSchema(picture(context)) });

export const collections = {
  articles: defineCollection({
    loader: entries('articles', '{md,mdx}'),
    schema: (context) => articleSchema(picture(context)),
  }),
  services: defineCollection({ loader: entries('services', 'yaml'), schema: serviceSchema }),
  coming: defineCollection({
    loader: file('content/coming.yaml'),
    schema: comingPageSchema,
  }),
  communities: defineCollection({
    loader: entries('communities', '{yaml,yml}'),
    schema: (context) => communitySchema(picture(context)),
  }),
  forms: defineCollection({ loader: entries('forms', 'yaml'), schema: formSchema }),
  events: defineCollection({
    loader: eventLoader(store),
    schema: (context) => eventSchema(picture(context), store),
  }),
  eventTemplates: defineCollection({
    loader: glob({ base: './content/events', pattern: '_health-outreach.md' }),
    schema: outreachTemplateSchema,
  }),
  eventProgramme: defineCollection({
    loader: glob({ base: './content', pattern: 'event-programme.yaml' }),
    schema: eventProgrammeSchema,
  }),
  faqs: defineCollection({ loader: entries('faqs', 'md'), schema: faqSchema }),
  navigation: defineCollection({
    loader: readNavigation,
    schema: navItemSchema.extend({ order: z.number() }),
  }),
  pages: defineCollection({ loader: entries('pages', 'yaml'), schema: pageSchema }),
  programmes: defineCollection({ loader: entries('programmes', 'md'), schema: programmeSchema }),
  store: defineCollection({ loader: entries('store', 'yaml'), schema: storeItemSchema }),
  internships: defineCollection({ loader: entries('internships', 'yaml'), schema: internshipSchema }),
  testimonials: defineCollection({ loader: entries('testimonials', 'md'), schema: testimonialSchema }),
  volunteerRoles: defineCollection({ loader: entries('volunteer-roles', 'yaml'), schema: roleSchema }),
  team: people('team'),
  judges: people('judges'),
  profiles: people('profiles'),
};
