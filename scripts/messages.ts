/**
 * `npm run messages`: prints each price list for WhatsApp and for SMS, and a script for the answering machine, in English. Nothing is sent.
 * SITE_OVERRIDES works as in a build.
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
    throw new Error(`npm run messages speaks English only, not "${language}". It printed nothing`);
  const entries = globSync('content/services/!(_*|*.*).yaml').map((file) => {
    const { data, success } = serviceSchema.safeParse(parse(readFileSync(file, 'utf8')));
    if (!success) throw new Error(`${file} has mistakes. Run npm run check:content and correct them first`);
    return { id: basename(file, '.yaml'), entry: data };
  });
  const services = shareWords(entries.map(({ id, entry }) => toService(id, entry, Date.now())));
  const priced = entries.flatMap(({ id, entry }) => {
    const service = services.find((each) => each.id === id);
    return service ? { service, entry } : [];
  });
  console.log(formatMessages(readSiteSettings(), priced, Date.now()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
