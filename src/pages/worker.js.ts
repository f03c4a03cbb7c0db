import retire from '../worker/retire.ts?inlined';
import code from '../worker/worker.ts?inlined';
import { ENGLISH, inLanguage } from '#lib/language/page-language.ts';
import { getAddress } from '#loaders/language/pages.ts';
import { getLanguages } from '#queries/language.ts';
import { getPage } from '#queries/pages.ts';
import { listChoices } from '#queries/services.ts';
import { getSite } from '#queries/site.ts';

const SCRIPTS = ['load-island', 'show-waiting', 'waiting-notices'];

/** The worker's texts, and the pages that it fetches ahead. */
async function settingsIn(language: string) {
  const { phone } = await getSite();
  const { heading, text, note, saved } = await getPage('offline');
  // The pages that a patient needs for a visit, with every price list.
  const choices = await listChoices();
  const ending = language === ENGLISH ? '.js' : `.${language}.js`;
  const pages = ['/booking', '/your-visit', ...choices.map(({ path }) => path)];
  return {
    ...{ language, heading, text, note, saved, phone },
    advice: getAddress('/scripts/advice.js'),
    keep: [...pages.map((path) => getAddress(path)), ...SCRIPTS.map((name) => `/scripts/${name}${ending}`)],
  };
}

/** The service worker; if offline reading is off, one that removes the worker from devices. */
export async function GET() {
  const { offline } = await getSite();
  const tags = getLanguages().map(({ tag }) => tag);
  const all = await Promise.all(tags.map((tag) => inLanguage(tag, () => settingsIn(tag))));
  const settings = Object.fromEntries(all.map((each) => [each.language, each]));
  return new Response(
    offline.on ? `const SETTINGS=${JSON.stringify(settings)};${code[ENGLISH]}` : retire[ENGLISH],
    {
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    },
  );
}
