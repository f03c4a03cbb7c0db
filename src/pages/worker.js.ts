import retire from '../worker/retire.ts?inlined';
import worker from '../worker/worker.ts?inlined';
import { ENGLISH, inLanguage } from '#lib/language/page-language.ts';
import { getAddress } from '#loaders/language/pages.ts';
import { getLanguages } from '#queries/language.ts';
import { getPage } from '#queries/pages.ts';
import { listChoices } from '#queries/services.ts';
import { getSite } from '#queries/site.ts';

/**
 * Without these scripts, a saved page could not load its islands, search the list, say how to prepare for a test, or show the notices
 * about queued requests.
 */
const KEPT_SCRIPTS = [
  '/scripts/load-island.js',
  '/scripts/search-list.js',
  '/scripts/show-details.js',
  '/scripts/show-waiting.js',
  '/scripts/waiting-notices.js',
];

/** The worker saves `advice` on any connection, but `keep` only on a good connection. */
async function makeSettings(language: string) {
  const { phone, emergency } = await getSite();
  const { heading, text, note, saved } = await getPage('offline');
  // The first choice on /booking has the longest price list. More pages would cost visitors more than 40 kB (tests/budgets.ts).
  const [choice] = await listChoices();
  const advice = ['/scripts/advice.js', '/scripts/complaints.js'].map((path) => getAddress(path));
  const keep = [...(choice ? [choice.path] : []), ...KEPT_SCRIPTS].map((path) => getAddress(path));
  return { language, heading, text, note, saved, phones: [phone, emergency.general], advice, keep };
}

/** The service worker. If offline reading is off: a script that removes the worker and its saved pages from devices. */
export async function GET() {
  const { offline } = await getSite();
  const otherTags = getLanguages().flatMap(({ tag }) => (tag === ENGLISH ? [] : tag));
  const all = [ENGLISH, ...otherTags].map((tag) => inLanguage(tag, () => makeSettings(tag)));
  const settings = JSON.stringify(await Promise.all(all));
  // Each script is the same in every language: the texts are in SETTINGS.
  return new Response(offline.on ? `const SETTINGS=${settings};${worker[ENGLISH]}` : retire[ENGLISH], {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
