/*
 * What a device keeps for reading without a connection, and whether it may. The visitor's choice is an empty cache of its own:
 * the page and the service worker can both look for it, and it lasts as long as what it is about.
 */

const REFUSAL = 'no-pages';

export const isKeepingRefused = () => caches.has(REFUSAL);

/** Takes everything from the device that was kept for reading, except the caches named; the choice stays. */
export async function forgetKeptPages(except: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys())
    if (name !== REFUSAL && !except.includes(name)) await caches.delete(name);
}

/** The choice comes first: a worker that is still at work looks for it before it keeps something. */
export async function refuseKeeping(): Promise<void> {
  await caches.open(REFUSAL);
  await forgetKeptPages();
}

export const allowKeeping = () => caches.delete(REFUSAL);

/*
 * Pages as the service worker shows them without a connection. Only whole pages of ours are kept (src/worker/whole.ts), so each has a
 * title and a main part. Texts go into HTML: what is given is plain text.
 */

/** What the words of content/pages/offline.yaml leave to be filled in by the worker. */
export interface OfflineWords {
  language: string;
  heading: string;
  text: string;
  /** Above a saved copy; {date} stands for when it was saved. */
  note: string;
  /** Above the list of saved pages. */
  saved: string;
  /** The help phone, as people write it. */
  phone: string;
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** 21 November 2026 at 14:05, in Ghana's time; in English where a browser does not know the language. */
export function formatMoment(moment: Date, language: string): string {
  return moment.toLocaleString([language === 'en' ? 'en-GB' : language, 'en-GB'], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
}

/** The saved page with a line above its content that says how old it is. */
export function addNote(html: string, { language, note }: OfflineWords, savedAt: Date): string {
  const text = escape(note.replace('{date}', formatMoment(savedAt, language)));
  return html.replace(/<main[^>]*>/, (main) => `${main}<p class="callout" data-tone="warn">${text}</p>`);
}

export interface SavedPage {
  /** Without query. */
  path: string;
  html: string;
}

const MAIN = /(<main[^>]*>)[\s\S]*<\/main>/;
/** Without the site's name at its end. */
const TITLE = /<title>([^<]*?)(?: - [^-<]*)?<\/title>/;
const PLAIN =
  '<!doctype html><meta name="viewport" content="width=device-width"><title></title><main></main>';

/** The page shown instead of one that was never opened: any saved page with other words in its main part, or a plain one. */
export function drawOfflinePage(pages: readonly SavedPage[], words: OfflineWords): string {
  const links = pages.map(({ path, html }) => {
    const [, title = escape(path)] = TITLE.exec(html) ?? [];
    return `<li><a href="${escape(path)}">${title}</a></li>`;
  });
  const main = [
    `<h1>${escape(words.heading)}</h1>`,
    `<p>${escape(words.text)}</p>`,
    `<p><a class="button" href="tel:${words.phone.replace(/ /g, '')}">${escape(words.phone)}</a></p>`,
    links.length > 0 ? `<h2>${escape(words.saved)}</h2><ul>${links.join('')}</ul>` : '',
  ].join('');
  const shells = pages.map(({ html }) => html);
  const shell = shells.find((html) => html.includes(`<html lang="${words.language}"`)) ?? shells[0] ?? PLAIN;
  return shell
    .replace(TITLE, () => `<title>${escape(words.heading)}</title>`)
    .replace(
      MAIN,
      (_, start: string) => `${start}<div class="stack prose" lang="${words.language}">${main}</div></main>`,
    );
}
