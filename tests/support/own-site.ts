import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** All browser tests find the site with the tests' own content (build-own-content.ts) at this address. */
export const OWN_SITE = 'http://localhost:4323';

/** The texts of a page of that site. */
export const readOwnPage = <Fields>(id: string): Fields =>
  parse(readFileSync(`tests/fixtures/content/pages/${id}.yaml`, 'utf8')) as Fields;

const [, header = ''] = readFileSync('tests/fixtures/content/events/3.md', 'utf8').split('---\n');
const { images } = parse(header) as { images: { alt: string }[] };

/** An event with more photographs than the gallery shows at once as thumbnails. */
export const galleryEvent = { address: `${OWN_SITE}/events/3`, alts: images.map(({ alt }) => alt) };
