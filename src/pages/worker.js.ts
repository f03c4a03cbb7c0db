import retire from '../worker/retire.ts?inlined';
import code from '../worker/worker.ts?inlined';
import { getPage } from '#queries/pages.ts';
import { listChoices } from '#queries/services.ts';
import { getSite } from '#queries/site.ts';

const SCRIPTS = ['/scripts/load-island.js', '/scripts/show-waiting.js', '/scripts/waiting-notices.js'];

/** The service worker with its words; when offline reading is off, one that removes the worker that devices still have. */
export async function GET() {
  const { offline, phone } = await getSite();
  const { heading, text, note, saved } = await getPage('offline');
  // The way to a visit, with all prices.
  const choices = await listChoices();
  const keep = ['/booking', '/your-visit', ...choices.map(({ path }) => path), ...SCRIPTS];
  const settings = {
    words: { heading, text, note, saved, phone },
    keep,
    unkept: ['/wohohiame'],
  };
  return new Response(offline.on ? `const SETTINGS=${JSON.stringify(settings)};${code}` : retire, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
