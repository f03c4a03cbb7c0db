import type { Language } from '#schemas/languages.ts';
import { schemaOf, wordsOf } from '#schemas/words.ts';
import { type Content, sayOfFile } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import type { Problem } from '../problem.ts';
import type { TranslationFile } from './read-translation.ts';

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const inTag = (file: string, tag: string) => lastOf(file).replace(/(\.\w+)$/, `.${tag}$1`);

function refuse(
  { file, kind, id, tag, original }: TranslationFile,
  content: Content,
  languages: readonly Language[],
) {
  const { entries, translations } = content;
  if (kind.name === 'interface')
    return `the words of the site itself stand in content/interface/${tag}.yaml. Move them there`;
  if (tag === 'en')
    return `the English words stand in ${original} itself. Write them there, and remove this file`;
  const tags = languages.map((language) => language.tag).filter((each) => each !== 'en');
  if (!tags.includes(tag)) {
    const help = didYouMean(tag, tags) || ` There are: ${tags.join(', ')}.`;
    return `content/languages.yaml names no language "${tag}".${help} Rename this file, or add the language there`;
  }
  const english = entries.find((entry) => entry.kind === kind && entry.id === id);
  if (!english) {
    const names = entries.filter((entry) => entry.kind === kind).map((entry) => inTag(entry.file, tag));
    return `there is no ${original} that it translates.${didYouMean(lastOf(file), names)} Rename this file, or remove it`;
  }
  const twin = translations.find((each) => each.kind === kind && each.id === id && each.tag === tag);
  if (twin && twin.file !== file) return `${twin.file} translates the same page. Remove one of the two`;
  if (english.file !== original)
    return `a translation ends like the file that it translates. Rename this file to ${inTag(english.file, tag)}`;
  const words = wordsOf(schemaOf(kind, id));
  const isEmpty = words.type === 'group' && words.fields.size === 0;
  if (isEmpty && !kind.text) return `there are no words to translate in ${original}. Remove this file`;
  return null;
}

/** What is wrong with the name of a translation; null where it names a language, and an entry that has words. */
export function checkTranslationName(
  own: TranslationFile,
  content: Content,
  languages: readonly Language[],
): Problem | null {
  const message = refuse(own, content, languages);
  return message ? sayOfFile(own.file, message) : null;
}
