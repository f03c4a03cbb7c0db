/*
 * Pages saved for offline reading. If the visitor refuses them, an empty cache records this choice, because pages and the service
 * worker can both look for a cache. The browser keeps this cache as long as it would keep saved pages.
 */

const REFUSAL = 'no-pages';

export const isSavingRefused = () => caches.has(REFUSAL);

/** Removes all caches, except those named in `kept`. The cache of a refusal stays too. */
export async function removeSavedPages(kept: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys())
    if (name !== REFUSAL && !kept.includes(name)) await caches.delete(name);
}

/** Records the refusal first: a worker that is still running looks for the refusal before it saves a page. */
export async function refuseSaving(): Promise<void> {
  await caches.open(REFUSAL);
  await removeSavedPages();
}

export const allowSaving = () => caches.delete(REFUSAL);

/** The texts of content/pages/offline.yaml in one language, and the numbers of content/site.yaml to call. */
export interface OfflineWords {
  language: string;
  heading: string;
  text: string;
  /** Above a saved copy; {date} stands for when it was saved. */
  note: string;
  /** Above the list of saved pages. */
  saved: string;
  /** Our number and the emergency number. The text says which is which. */
  phones: readonly string[];
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** '21 November 2026 at 14:05', Ghana's time; in English if the browser does not know the language. */
export function formatMoment(moment: Date, language: string): string {
  return moment.toLocaleString([language === 'en' ? 'en-GB' : language, 'en-GB'], {
    // Safari 13 does not know the styles, and shows the day in numbers.
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
}

/* Only complete pages of ours are saved (src/worker/rules.ts), so the patterns below find a title and a main element. */

export function addNote(html: string, { language, note }: OfflineWords, savedAt: Date): string {
  const text = escape(note.replace('{date}', formatMoment(savedAt, language)));
  return html.replace(/<main.*?>/, (main) => `${main}<p class="callout" data-tone="warn">${text}</p>`);
}

export interface SavedPage {
  /** Without the query. */
  path: string;
  html: string;
}

const MAIN = /(<main.*?>)[^]*<\/main>/;
/** Captures the title without the site's name at its end. */
const TITLE = /<title>([^<]*?)(?: - [^-<]*)?<\/title>/;
const LANGUAGE = /<html lang="([\w-]+)"/;
const emptyPage = (language: string) =>
  `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title></title><main></main>`;

/**
 * The page to show at an address without a saved page. It is a copy of a saved page in the language of `words`, with a new title
 * and main element. If no page in that language is saved, the result has no styles.
 */
export function drawOfflinePage(pages: readonly SavedPage[], words: OfflineWords): string {
  const links = pages.map(({ path, html }) => {
    const [, title = escape(path)] = TITLE.exec(html) ?? [];
    const [, language = words.language] = LANGUAGE.exec(html) ?? [];
    return `<li><a href="${escape(path)}" lang="${language}">${title}</a></li>`;
  });
  const numbers = words.phones.map(
    (text) =>
      `<p><a class="button" dir="ltr" translate="no" href="tel:${text.replace(/\s/g, '')}">${escape(text)}</a></p>`,
  );
  const main = [
    `<h1>${escape(words.heading)}</h1><p>${escape(words.text)}</p>`,
    ...numbers,
    links.length ? `<h2>${escape(words.saved)}</h2><ul>${links.join('')}</ul>` : '',
  ].join('');
  const template =
    pages.map((page) => page.html).find((html) => html.includes(`<html lang="${words.language}"`)) ??
    emptyPage(words.language);
  return template
    .replace(TITLE, () => `<title>${escape(words.heading)}</title>`)
    .replace(MAIN, (_, start: string) => `${start}<div class="stack prose">${main}</div></main>`);
}
