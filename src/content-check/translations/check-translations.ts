import type { Translation } from '#lib/language/translation.ts';
import { type Content, type CheckedEntry, problemOfFile, type TranslationFile } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import type { Problem } from '../problem.ts';
import { checkPair } from './check-pair.ts';
import { emergencyNumbersOf, languagesOf } from './pair.ts';
import { explainTranslationName } from './read-translation.ts';

/** A better message for a field of the English file that is not text: it is the same in all languages. */
function withFactMessage(
  { message, field, ...at }: TranslationFile['mistakes'][number],
  english: CheckedEntry,
) {
  const name = field.split(' › ').at(-1) ?? '';
  const isFact = [...leavesOf(english.data)].some(([, path]) => path.includes(name));
  const isOdd = message.startsWith('there is no such field') && isFact;
  const said = isOdd
    ? `this is taken from ${english.file}, so it cannot differ. Remove the line: a translation has only words`
    : message;
  return { ...at, field, message: said };
}

/** Translations that have no original, differ from the English, or are older than it. */
export function checkTranslations(content: Content): Problem[] {
  const languages = languagesOf(content.entries);
  const called = emergencyNumbersOf(content.entries);
  return content.translations.flatMap((own) => {
    const wrong = explainTranslationName(own, content, languages);
    if (wrong) return [problemOfFile(own.file, wrong)];
    const english = content.entries.find(({ kind, id }) => kind === own.kind && id === own.id);
    const language = languages.find(({ tag }) => tag === own.tag);
    if (!english || !language) return [];
    const mistakes = own.mistakes.map((mistake) => ({
      file: own.file,
      ...withFactMessage(mistake, english),
    }));
    // A file that cannot be read cannot be compared.
    if (own.data === undefined || english.value === undefined) return mistakes;
    const data = (own.data ?? {}) as Translation;
    return [...mistakes, ...checkPair({ own: { ...own, data }, english, language, called })];
  });
}
