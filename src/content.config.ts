import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { faqSchema } from './schemas/faq.ts';
import { pageSchema } from './schemas/page.ts';
import { serviceSchema } from './schemas/service.ts';

// Names that begin with _ are templates and are never published.
const entries = (folder: string, kinds: string) =>
  glob({ base: `./content/${folder}`, pattern: `**/[^_]*.${kinds}` });

export const collections = {
  services: defineCollection({ loader: entries('services', 'yaml'), schema: serviceSchema }),
  faqs: defineCollection({ loader: entries('faqs', 'md'), schema: faqSchema }),
  pages: defineCollection({ loader: entries('pages', 'yaml'), schema: pageSchema }),
};
