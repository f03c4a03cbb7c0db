import { basename } from 'node:path';
import { translationOf } from '#loaders/language/translated-files.ts';
import { entryId, type Kind, parseTranslationPath } from '#schemas/kind.ts';
import { kindOf } from '#schemas/kinds.ts';
import type { Language } from '#schemas/languages.ts';
import { maxTranslated, schemaOf, translationSchema, wordTreeOf } from '#schemas/word-tree.ts';
import { UNNEEDED_MDX } from '../body/read-body.ts';
import type { Content, TranslationFile } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { readEntry } from '../read-entry.ts';

/** The limits of a translated text: it may be longer than the English, or missing. */
const limitsOfTranslation = (limits: Kind['text']) =>
  limits && { text: { ...limits, isNeeded: false, maxLetters: maxTranslated(limits.maxLetters) } };

/** Reads a translation and collects the mistakes that can be found without other files; null if the file is not a translation. */
export function readTranslation(file: string, bytes: Uint8Array): TranslationFile | null {
  const { original, tag } = parseTranslationPath(file) ?? {};
  const kind = original && kindOf(original);
  if (!kind || !original || !tag) return null;
  const id = entryId(original, kind);
  const { text } = kind;
  const schema = translationSchema(wordTreeOf(schemaOf(kind, id)));
  const entry = readEntry(file, bytes, {
    ...kind,
    ...limitsOfTranslation(text),
    // readEntry() would prefer an English schema in `schemas`, so this map is empty.
    schemas: new Map(),
    schema,
  });
  // A translation must have the ending of its English file, so an .mdx translation without components is no mistake.
  const mistakes = entry.mistakes.filter(({ message }) => message !== UNNEEDED_MDX);
  return { ...entry, kind, id, tag, original, mistakes };
}

/** A message about a translation whose name is wrong, or that is not needed; null if there is nothing to correct. */
export function explainTranslationName(
  { file, kind, id, tag, original }: TranslationFile,
  { entries, translations }: Content,
  languages: readonly Language[],
): string | null {
  if (/^(?:mdx?|ya?ml|txt|docx?|html?)$/.test(tag))
    return `the ending is in the name twice. Rename the file to ${basename(original)}`;
  if (tag === 'en')
    return `the English words are in ${original} itself. Write them there, and remove this file`;
  const tags = languages.map((language) => language.tag).filter((each) => each !== 'en');
  if (!tags.includes(tag)) {
    const help = didYouMean(tag, tags) || ` There are: ${tags.join(', ')}.`;
    return `content/languages.yaml has no language "${tag}".${help} Rename this file, or add the language there`;
  }
  const english = entries.find((entry) => entry.kind === kind && entry.id === id);
  if (!english) {
    const sameKind = entries.filter((entry) => entry.kind === kind);
    const names = sameKind.map((entry) => basename(translationOf(entry.file, tag)));
    return `this file translates ${original}, which does not exist.${didYouMean(basename(file), names)} Rename this file, or remove it`;
  }
  const twin = translations.find((each) => each.kind === kind && each.id === id && each.tag === tag);
  if (twin && twin.file !== file) return `${twin.file} translates the same page. Remove one of the two`;
  const right = translationOf(english.file, tag);
  if (file !== right)
    return `a translation ends like the file that it translates. Rename this file to ${basename(right)}`;
  const words = wordTreeOf(schemaOf(kind, id));
  const isEmpty = words.type === 'group' && words.fields.size === 0;
  if (isEmpty && !kind.text) return `there are no words to translate in ${original}. Remove this file`;
  return null;
}
