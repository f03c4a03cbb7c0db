/**
 * `npm run messages`: each price list as a text for WhatsApp and as SMS, and a script for the answering machine, made from
 * content/ as the pages are, in English. To be copied and pasted; nothing is sent. SITE_OVERRIDES counts as in a build.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { shareWords, toService } from '../src/lib/booking/service.ts';
import { readSiteSettings } from '../src/loaders/site-settings.ts';
import { serviceSchema } from '../src/schemas/service.ts';
import { formatMessages } from './messages/price-messages.ts';

process.chdir(`${import.meta.dirname}/..`);

try {
  const [language = 'en'] = process.argv.slice(2);
  if (language !== 'en')
    throw new Error(`npm run messages speaks English only, and not "${language}". Nothing was printed`);
  const entries = globSync('content/services/!(_*|*.*).yaml').map((file) => {
    const { data, success } = serviceSchema.safeParse(parse(readFileSync(file, 'utf8')));
    if (!success) throw new Error(`${file} has mistakes. Run npm run check:content and correct them first`);
    return { id: basename(file, '.yaml'), entry: data };
  });
  const services = shareWords(entries.map(({ id, entry }) => toService(id, entry, Date.now())));
  const priced = services.map((service, at) => ({
    service,
    entry: (entries[at] as (typeof entries)[0]).entry,
  }));
  console.log(formatMessages(readSiteSettings(), priced, Date.now()));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
