import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteSchema } from '../../src/schemas/site.ts';

/** A content/site.yaml for tests, in which no third party is configured. */
export const sampleSiteText = readFileSync('tests/fixtures/sample-site.yaml', 'utf8');

/** Its settings: a test that needs "nothing configured" uses these, whatever the owner's settings. */
export const sampleSite = siteSchema.parse(parse(sampleSiteText));
