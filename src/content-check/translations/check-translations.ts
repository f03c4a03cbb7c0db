import type { Translation } from '#lib/language/translation.ts';
import { listEmergencyNumbers } from '#loaders/language/translated-files.ts';
import { needsOf } from '#lib/language/page-needs.ts';
import { entryAddress, isFileKind } from '#schemas/kind.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import type { Language } from '#schemas/languages.ts';
import {
  type Content,
  type CheckedEntry,
  type TranslationFile,
  fieldsOf,
  languagesOf,
  validEntries,
} from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import { NO_SUCH_FIELD } from '../fields/list-field-mistakes.ts';
import { problemAt, problemAtFile, asWarning, type Problem } from '../problem.ts';
import { checkPair } from './check-pair.ts';
import { explainTranslationName } from './read-translation.ts';

/** Published languages that are examples or have no reviewer, and example translations into any published language. */
function* checkPublished({ entries, translations }: Content, languages: readonly Language[]) {
  const languagesFile = entries.find(({ file }) => file === 'content/languages.yaml');
  for (const [at, { tag, published, reviewer, sample, name }] of languages.entries()) {
    if (!published || tag === ENGLISH || !languagesFile) continue;
    if (!translations.some((each) => each.kind.name === 'interface' && each.tag === tag)) {
      const message = `${name} is published, but none of its pages can appear, because buttons and labels are not translated. Write content/interface/${tag}.yaml`;
      yield asWarning(problemAtFile(languagesFile.file, message));
    }
    // Until the language itself is ready, messages about each of its pages would hide this one.
    if (sample || !reviewer) {
      const what = sample
        ? 'the language is no longer an example, then remove "sample: true"'
        : 'a clinician has read every page, then name the clinician, as in reviewer: m1';
      yield problemAt(languagesFile, [at, 'published'], `write "published: false" until ${what}`);
      continue;
    }
    for (const translation of translations.filter((each) => each.tag === tag))
      if (fieldsOf<{ sample: true }>(translation).sample) {
        const message = `visitors can choose ${name}, and nobody has read this page. Have it read, then remove the line`;
        yield problemAt(translation, ['sample'], message);
      }
  }
}

/** A fact is a field that only the English file may have, such as a price. */
function withFactMessage(
  { message, field, ...position }: TranslationFile['mistakes'][number],
  english: CheckedEntry,
) {
  const name = field.split(' › ').at(-1) ?? '';
  const isFact =
    english.kind.name !== 'interface' && [...leavesOf(english.data)].some(([, path]) => path.includes(name));
  if (!isFact || !message.startsWith(NO_SUCH_FIELD)) return { ...position, field, message };
  const factMessage = `this is taken from ${english.file}, so it cannot differ. Remove the line: a translation has only words`;
  return { ...position, field, message: factMessage };
}

export function checkTranslations(content: Content): Problem[] {
  const languages = languagesOf(content.entries);
  const emergencyNumbers = validEntries(content.entries, 'site').flatMap(({ value }) =>
    listEmergencyNumbers(value),
  );
  const needsOfPages = (tag: string) =>
    content.translations
      .filter(({ kind, id, ...each }) => each.tag === tag && !isFileKind(kind) && entryAddress(kind, id))
      .map(({ original }) => needsOf(original));
  const inTranslations = content.translations.flatMap((translation) => {
    const message = explainTranslationName(translation, content, languages);
    if (message) return [problemAtFile(translation.file, message)];
    const english = content.entries.find(
      ({ kind, id }) => kind === translation.kind && id === translation.id,
    );
    const language = languages.find(({ tag }) => tag === translation.tag);
    // explainTranslationName() has found both. The check is for TypeScript.
    if (!english || !language) return [];
    const mistakes = translation.mistakes.map((mistake) => ({
      file: translation.file,
      ...withFactMessage(mistake, english),
    }));
    // A file that cannot be read cannot be compared. For an empty header block, only `data` is undefined.
    const isUnreadable = translation.data === undefined && translation.value === undefined;
    if (isUnreadable || english.value === undefined) return mistakes;
    // The cast: if a field has a wrong type, `mistakes` already has a message about it.
    const data = (translation.data ?? {}) as Translation;
    return [
      ...mistakes,
      ...checkPair({
        translation: { ...translation, data },
        english,
        language,
        emergencyNumbers,
        needsOfPages: needsOfPages(language.tag),
      }),
    ];
  });
  return [...checkPublished(content, languages), ...inTranslations];
}
