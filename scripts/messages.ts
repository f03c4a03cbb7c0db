/**
 * `npm run messages`: prints each price list for WhatsApp and for SMS, and the texts to read aloud for the answering machine and
 * for recordings. Nothing is sent. The variable SITE_OVERRIDES works as in a build.
 */
import { checkContent } from '../src/content-check/check-content.ts';
import { formatProblems } from '../src/content-check/problem.ts';
import { readSiteSettings } from '../src/loaders/site-settings.ts';
import { formatMessages } from './messages/price-messages.ts';
import { formatRecordingTexts, listRecordingTexts } from './messages/recording-texts.ts';
import { listPricedServices } from './messages/list-priced-services.ts';

try {
  const now = Date.now();
  const site = readSiteSettings();
  const { problems, content } = await checkContent(process.cwd());
  if (problems.length > 0) throw new Error(formatProblems(problems));
  const services = listPricedServices(content.entries, now);
  console.log(formatMessages(site, services, now));
  console.log(`\n${formatRecordingTexts(listRecordingTexts(site, services))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
