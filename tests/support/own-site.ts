import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The address of the site with the tests' own content (build-own-content.ts), in all browser tests. */
export const OWN_SITE = 'http://localhost:4323';

/** The texts of a page of that site. */
export const readOwnPage = <Fields>(id: string): Fields =>
  parse(readFileSync(`tests/fixtures/content/pages/${id}.yaml`, 'utf8')) as Fields;

const [, header = ''] = readFileSync('tests/fixtures/content/events/3.md', 'utf8').split('---\n');
const { images } = parse(header) as { images: { alt: string }[] };

/** An event with more photographs than a page of thumbnails has. */
export const galleryEvent = { address: `${OWN_SITE}/events/3`, alts: images.map(({ alt }) => alt) };
