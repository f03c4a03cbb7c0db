import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteSchema } from '../../src/schemas/site.ts';

/** The text of a content/site.yaml of the tests' own, in which no third party is filled in. */
export const sampleSiteText = readFileSync('tests/fixtures/sample-site.yaml', 'utf8');

/** Its settings: whatever the owner writes, a test that needs "nothing configured" starts from these. */
export const sampleSite = siteSchema.parse(parse(sampleSiteText));
