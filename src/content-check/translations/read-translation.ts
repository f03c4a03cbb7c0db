import { entryId, isFileKind, type Kind, translatedBy } from '#schemas/kind.ts';
import { kindOf } from '#schemas/kinds.ts';
import type { Language } from '#schemas/languages.ts';
import { schemaOf, translationSchema, wordTreeOf } from '#schemas/word-tree.ts';
import type { Content, TranslationFile } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { readEntry } from '../read-entry.ts';

// Other languages take more room than English.
const longer = (text: Kind['text']) =>
  text && { text: { ...text, isNeeded: false, mostLetters: Math.ceil(text.mostLetters * 1.4) } };

/** Reads the bytes of a translation and collects its own mistakes; null where a file is none. */
export function readTranslation(file: string, bytes: Uint8Array): TranslationFile | null {
  const { original, tag } = translatedBy(file) ?? {};
  const kind = original && kindOf(original);
  if (!kind || !original || !tag) return null;
  const id = isFileKind(kind) ? '' : entryId(original, kind);
  const { text } = kind;
  const schema = translationSchema(wordTreeOf(schemaOf(kind, id)));
  const entry = readEntry(file, bytes, {
    ...kind,
    ...longer(text),
    schemas: new Map([[id, schema]]),
    schema,
  });
  // A translation ends like its original, whatever it uses.
  const mistakes = entry.mistakes.filter(
    ({ message }) => !message.startsWith('this text needs no .mdx file'),
  );
  return { ...entry, kind, id, tag, original, mistakes };
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const inTag = (file: string, tag: string) => lastOf(file).replace(/(\.\w+)$/, `.${tag}$1`);

/** What is wrong with the name of a translation; null where it names a language, and an entry that has words. */
export function explainTranslationName(
  { file, kind, id, tag, original }: TranslationFile,
  { entries, translations }: Content,
  languages: readonly Language[],
): string | null {
  if (kind.name === 'interface')
    return `the interface texts are in content/interface/${tag}.yaml. Move them there`;
  if (tag === 'en')
    return `the English words are in ${original} itself. Write them there, and remove this file`;
  const tags = languages.map((language) => language.tag).filter((each) => each !== 'en');
  if (!tags.includes(tag)) {
    const help = didYouMean(tag, tags) || ` There are: ${tags.join(', ')}.`;
    return `content/languages.yaml has no language "${tag}".${help} Rename this file, or add the language there`;
  }
  const english = entries.find((entry) => entry.kind === kind && entry.id === id);
  if (!english) {
    const names = entries.filter((entry) => entry.kind === kind).map((entry) => inTag(entry.file, tag));
    return `it translates ${original}, which does not exist.${didYouMean(lastOf(file), names)} Rename this file, or remove it`;
  }
  const twin = translations.find((each) => each.kind === kind && each.id === id && each.tag === tag);
  if (twin && twin.file !== file) return `${twin.file} translates the same page. Remove one of the two`;
  if (english.file !== original)
    return `a translation ends like the file that it translates. Rename this file to ${inTag(english.file, tag)}`;
  const words = wordTreeOf(schemaOf(kind, id));
  const isEmpty = words.type === 'group' && words.fields.size === 0;
  if (isEmpty && !kind.text) return `there are no words to translate in ${original}. Remove this file`;
  return null;
}
