import { defineCollection } from 'astro:content';
import * as z from 'zod';
import { file, glob } from 'astro/loaders';
import { readNavigation } from './integrations/navigation-loader.ts';
import { comingPageSchema } from './schemas/coming-page.ts';
import { faqSchema } from './schemas/faq.ts';
import { navItemSchema } from './schemas/nav-item.ts';
import { pageSchema } from './schemas/page.ts';
import { serviceSchema } from './schemas/service.ts';

// Names that begin with _ are templates and are never published.
const entries = (folder: string, kinds: string) =>
  glob({ base: `./content/${folder}`, pattern: `**/[^_]*.${kinds}` });

export const collections = {
  services: defineCollection({ loader: entries('services', 'yaml'), schema: serviceSchema }),
  coming: defineCollection({
    loader: file('content/coming.yaml'),
    schema: comingPageSchema.extend({ id: z.string() }),
  }),
  faqs: defineCollection({ loader: entries('faqs', 'md'), schema: faqSchema }),
  navigation: defineCollection({
    loader: readNavigation,
    schema: navItemSchema.extend({ order: z.number() }),
  }),
  pages: defineCollection({ loader: entries('pages', 'yaml'), schema: pageSchema }),
};
