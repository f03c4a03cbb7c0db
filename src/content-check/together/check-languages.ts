import { LANGUAGE_TAG } from '#lib/news/editor-components.ts';
import { fieldLabel, leavesOf, valueAt } from '../fields/field-path.ts';
import { parseBody, type Node, walk } from '../body/tree.ts';
import type { Content, Entry } from '../content.ts';
import { positionAt, type Problem } from '../problem.ts';

/** Words of other languages that our texts use, in small letters. Add those that you come across. */
const PHRASES: Readonly<Record<string, { language: string; phrases: readonly string[] }>> = {
  tw: {
    language: 'Twi',
    phrases: [
      'akwaaba',
      'ɛte sɛn',
      'maadwo',
      'maaha',
      'maakye',
      'meda wo ase',
      'medaase',
      'wo ho hia me',
      'wo ho te sɛn',
      'yɛda mo ase',
      'yɛda wo ase',
    ],
  },
  ee: { language: 'Ewe', phrases: ['akpe', 'woezɔ'] },
  ha: { language: 'Hausa', phrases: ['barka da zuwa', 'na gode'] },
  fr: { language: 'French', phrases: ['bonjour', 'je vous en prie', 'merci beaucoup'] },
};

interface Found {
  words: string;
  tag: string;
  index: number;
}

// Keyboards without ɛ and ɔ make e and o of them.
const spelled = (phrase: string) =>
  phrase.replaceAll('ɛ', '[ɛe]').replaceAll('ɔ', '[ɔo]').replaceAll(' ', '\\s+');

// What matched is in the group with the language's tag.
const spellings = Object.entries(PHRASES).map(
  ([tag, { phrases }]) => `(?<${tag}>${phrases.map(spelled).join('|')})`,
);
const PATTERN = new RegExp(`(?<![\\p{L}\\p{M}])(?:${spellings.join('|')})(?![\\p{L}\\p{M}])`, 'giu');

const findPhrases = (text: string): Found[] =>
  Array.from(text.matchAll(PATTERN), ({ 0: words, index, groups = {} }) => {
    const [tag = ''] = Object.keys(groups).filter((each) => groups[each] !== undefined);
    return { words, tag, index };
  });

const nameOf = (tag: string) => PHRASES[tag]?.language ?? tag;

const isLang = ({ type, name }: Node) => type.startsWith('mdxJsx') && name === 'Lang';
const tagOf = ({ attributes = [] }: Node) =>
  String(attributes.find(({ name }) => name === 'tag')?.value ?? '');

/** Where the text of a <Lang> stands, and the tag it has. */
const listMarked = (tree: Node) =>
  [...walk(tree)].filter(isLang).map((node) => ({
    tag: tagOf(node),
    start: node.position?.start.offset ?? 0,
    end: node.position?.end.offset ?? 0,
  }));

function checkText({ file, kind, text, textLine }: Entry): Problem[] {
  const found = findPhrases(text);
  if (found.length === 0) return [];
  const tree = parseBody(text, file.endsWith('.mdx'));
  if ('message' in tree) return [];
  const marked = listMarked(tree as Node);
  return found.flatMap(({ words, tag, index }) => {
    const mark = marked.find(({ start, end }) => index >= start && index < end);
    // Another check tells of a tag that names no language.
    if (mark && (mark.tag === tag || !LANGUAGE_TAG.test(mark.tag))) return [];
    const { line, column } = positionAt(text, index);
    const say = (message: string) => [{ file, line: line + textLine - 1, column, field: '', message }];
    if (mark)
      return say(`"${words}" is ${nameOf(tag)} and is marked as ${nameOf(mark.tag)}. Write tag="${tag}"`);
    const how = kind.extensions.includes('.mdx')
      ? `Write <Lang tag="${tag}">${words}</Lang>${file.endsWith('.mdx') ? '' : ', and rename the file, from .md to .mdx'}`
      : 'Say it in English; only an article can mark such words';
    return say(`"${words}" is ${nameOf(tag)}, and would be read aloud as English. ${how}`);
  });
}

/** Fields cannot mark words, and a name may be a word of another language; so this is only a question. */
function checkFields({ file, data, locate }: Entry): Problem[] {
  return [...leavesOf(data)].flatMap(([words, path]): Problem[] => {
    // What says its own language, such as the other name of a test, is marked by the page.
    if (typeof words !== 'string' || valueAt(data, [...path.slice(0, -1), 'language']) !== undefined)
      return [];
    return findPhrases(words).map(({ words: phrase, tag }) => ({
      file,
      ...locate(path),
      field: fieldLabel(path, data),
      message: `"${phrase}" is ${nameOf(tag)}, and would be read aloud as English: a field cannot mark it. Say it in English here, unless it is a name`,
      isWarning: true,
    }));
  });
}

/** That words of other languages are marked as such, so that a screen reader says them right (WCAG 3.1.2). */
export function checkLanguages({ entries }: Content): Problem[] {
  // What the site says in other languages has files of its own.
  const inEnglish = entries.filter(({ kind, id }) => kind.name !== 'interface' || id === 'en');
  return inEnglish.flatMap((entry) => [...checkText(entry), ...checkFields(entry)]);
}
