import type { Translation } from '#lib/language/translation.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { INTERFACE_FILE } from '#schemas/kind.ts';
import type { Language } from '#schemas/languages.ts';
import {
  type Content,
  type CheckedEntry,
  problemAt,
  problemAtFile,
  type TranslationFile,
} from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import { NO_SUCH_FIELD } from '../fields/list-field-mistakes.ts';
import { asWarning, type Problem } from '../problem.ts';
import { checkPair } from './check-pair.ts';
import { findEmergencyNumbers, languagesOf } from './pair.ts';
import { explainTranslationName } from './read-translation.ts';

const placeholdersIn = (text: string): string[] => text.match(/\{[^{}\s]*\}/g) ?? [];

/** An English interface text may have only the placeholders in the comment after its key: the site fills in no others. */
function* checkPlaceholders(english: CheckedEntry): Generator<Problem> {
  for (const [text, path] of leavesOf(english.data)) {
    // Plural forms share the comment of their key.
    const remark = english.remarkAt(path.slice(0, 2));
    const named = placeholdersIn(remark ?? '');
    const wrong = placeholdersIn(String(text)).find((placeholder) => !named.includes(placeholder));
    const help = named.length > 0 ? `Write ${named.join(' or ')}` : 'Remove it';
    if (remark && wrong) yield problemAt(english, path, `${wrong} is not a placeholder here. ${help}`);
    // A plural form may do without its number, and a clock without some of its parts.
    const lost =
      path.length === 2 && path[0] !== 'dates'
        ? named.find((placeholder) => !String(text).includes(placeholder))
        : undefined;
    if (lost) {
      const message = `${lost} is missing, and the site has nowhere to show it. Write it where it belongs`;
      yield problemAt(english, path, message);
    }
  }
}

const checkUntranslatedInterface = ({ translations }: Content, languages: readonly Language[]): Problem[] =>
  languages
    .filter(({ published, tag }) => published && tag !== ENGLISH)
    .filter(({ tag }) => !translations.some((each) => each.kind.name === 'interface' && each.tag === tag))
    .map(({ tag, name }) => {
      const message = `${name} is published, but none of its pages can appear, because buttons and labels are not translated. Write content/interface/${tag}.yaml`;
      return asWarning(problemAtFile('content/languages.yaml', message));
    });

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
  const interfaceTexts = content.entries.find(({ file }) => file === INTERFACE_FILE);
  const emergencyNumbers = findEmergencyNumbers(content.entries);
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
      ...checkPair({ translation: { ...translation, data }, english, language, emergencyNumbers }),
    ];
  });
  return [
    ...(interfaceTexts ? checkPlaceholders(interfaceTexts) : []),
    ...checkUntranslatedInterface(content, languages),
    ...inTranslations,
  ];
}
