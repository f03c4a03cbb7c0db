import type { Content, Entry } from '../../src/content-check/content.ts';
import type { TranslationFile } from '../../src/content-check/translations/read-translation.ts';
import { comparePlaces, compareText, type Translated, type Translation } from '../../src/lib/translate.ts';
import { schemaOf, wordsOf } from '../../src/schemas/words.ts';

export const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

/** services/lab-services for content/services/lab-services.yaml: how one calls an entry. */
export const nameOf = (file: string): string => file.replace(/^content\//, '').replace(/\.\w+$/, '');

/** What became of every word of an entry in a language, its text below the header block included. */
export function listPlaces(
  { file, kind, id, value, text }: Entry,
  own: TranslationFile | undefined,
): Translated[] {
  const translation = own?.data as Translation | undefined;
  const places = comparePlaces(wordsOf(schemaOf(kind, id)), value, translation).filter(
    ({ isFixed }) => !isFixed,
  );
  if (!isMarkdown(file) || !text.trim()) return places;
  return [...places, compareText(text, own?.text ?? '', translation, kind.text?.isSafety)];
}

const MOST_NAMED = 6;

/** '57 of 60 places have words. Still English: intro, hint. Changed in English since: heading' */
export function describePlaces(places: readonly Translated[]): string {
  const of = (...states: Translated['state'][]) =>
    places.filter(({ state }) => states.includes(state)).map(({ key }) => key);
  const name = (keys: readonly string[]) =>
    keys.slice(0, MOST_NAMED).join(', ') +
    (keys.length > MOST_NAMED ? ` and ${keys.length - MOST_NAMED} more` : '');
  const missing = of('missing');
  const stale = of('stale');
  return [
    `${places.length - missing.length} of ${places.length} places have words`,
    ...(missing.length > 0 ? [`Still English: ${name(missing)}`] : []),
    ...(stale.length > 0 ? [`Changed in English since: ${name(stale)}`] : []),
  ].join('. ');
}

/** What is translated into a language, a line for each file, and how many files nobody has begun. */
export function listProgress({ entries, translations }: Content, tag: string): string {
  const own = translations.filter((file) => file.tag === tag);
  const lines = own.flatMap((file) => {
    const entry = entries.find(({ kind, id }) => kind === file.kind && id === file.id);
    return entry?.value === undefined
      ? []
      : `${nameOf(entry.file)}: ${describePlaces(listPlaces(entry, file))}`;
  });
  const others = entries.filter(
    (entry) =>
      entry.kind.name !== 'interface' && !own.some(({ kind, id }) => kind === entry.kind && id === entry.id),
  );
  const open = others.filter((entry) => entry.value !== undefined && listPlaces(entry, undefined).length > 0);
  return [...lines, `${open.length} files are in English only`].join('\n');
}
