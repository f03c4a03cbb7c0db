import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteSchema } from '../../src/schemas/site.ts';

/** The text of a content/site.yaml that configures no third party. */
export const sampleSiteText = readFileSync('tests/fixtures/sample-site.yaml', 'utf8');

/** The settings in `sampleSiteText`. They configure no third party, whatever the owner writes in content/site.yaml. */
export const sampleSite = siteSchema.parse(parse(sampleSiteText));
