/**
 * `npm run messages`: each price list as a text for WhatsApp and as SMS, and scripts for the answering machine and for recordings, made from
 * content/ as the pages are, in English. To be copied and pasted; nothing is sent. SITE_OVERRIDES counts as in a build.
 */
import { readSiteSettings } from '../src/loaders/site-settings.ts';
import { formatMessages } from './messages/price-messages.ts';
import { formatScripts, listPageScripts } from './messages/page-scripts.ts';
import { readPriced } from './messages/read-priced.ts';

process.chdir(`${import.meta.dirname}/..`);

try {
  const [language = 'en'] = process.argv.slice(2);
  if (language !== 'en')
    throw new Error(`npm run messages speaks English only, and not "${language}". Nothing was printed`);
  const [site, priced] = [readSiteSettings(), readPriced(Date.now())];
  console.log(formatMessages(site, priced, Date.now()));
  console.log(`\n${formatScripts(listPageScripts(site, priced))}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
