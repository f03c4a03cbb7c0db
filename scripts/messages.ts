/**
 * `npm run messages`: prints each price list for WhatsApp and for SMS, and the texts to read aloud for the answering machine and
 * for recordings. Nothing is sent. The variable SITE_OVERRIDES works as in a build.
 */
import { readSiteSettings } from '../src/loaders/site-settings.ts';
import { formatMessages } from './messages/price-messages.ts';
import { formatRecordingTexts, listRecordingTexts } from './messages/recording-texts.ts';
import { readPricedServices } from './messages/read-priced-services.ts';

try {
  const now = Date.now();
  const site = readSiteSettings();
  const services = readPricedServices(now);
  console.log(formatMessages(site, services, now));
  console.log(`\n${formatRecordingTexts(listRecordingTexts(site, services))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
