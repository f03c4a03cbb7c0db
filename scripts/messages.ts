/**
 * `npm run messages`: each price list as a text for WhatsApp and as SMS, and a script for the answering machine, made from
 * content/ as the pages are. To be copied and pasted; nothing is sent. SITE_OVERRIDES counts as in a build.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { readSiteSettings } from '../src/lib/site-settings.ts';
import { serviceSchema } from '../src/schemas/service.ts';
import { formatMessages } from './messages/price-messages.ts';

process.chdir(`${import.meta.dirname}/..`);

try {
  const services = globSync('content/services/!(_*|*.*).yaml').map((file) => {
    const { data, success } = serviceSchema.safeParse(parse(readFileSync(file, 'utf8')));
    if (!success) throw new Error(`${file} has mistakes. Run npm run check:content and correct them first`);
    return { id: basename(file, '.yaml'), entry: data };
  });
  console.log(formatMessages(readSiteSettings(), services));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
