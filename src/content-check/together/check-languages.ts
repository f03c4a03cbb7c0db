import { LANGUAGE_TAG } from '#lib/news/editor-components.ts';
import { leavesOf, valueAt } from '../fields/field-path.ts';
import { type Node, walk } from '#lib/markdown-tree.ts';
import { parseBody } from '../body/tree.ts';
import { type Content, type Entry, say, sayInText } from '../content.ts';
import { type Problem, warn } from '../problem.ts';

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

function* checkText(entry: Entry): Generator<Problem> {
  const { file, kind, text } = entry;
  const found = findPhrases(text);
  const tree = found.length > 0 ? parseBody(text, file.endsWith('.mdx')) : null;
  if (!tree || 'message' in tree) return;
  const marked = listMarked(tree);
  for (const { words, tag, index } of found) {
    const mark = marked.find(({ start, end }) => index >= start && index < end);
    if (!mark) {
      const how = kind.extensions.includes('.mdx')
        ? `Write <Lang tag="${tag}">${words}</Lang>${file.endsWith('.mdx') ? '' : ', and rename the file, from .md to .mdx'}`
        : 'Say it in English; only an article can mark such words';
      const message = `"${words}" is ${nameOf(tag)}, and would be read aloud as English. ${how}`;
      yield sayInText(entry, index, message);
      // Another check tells of a tag that names no language.
    } else if (mark.tag !== tag && LANGUAGE_TAG.test(mark.tag)) {
      const message = `"${words}" is ${nameOf(tag)} and is marked as ${nameOf(mark.tag)}. Write tag="${tag}"`;
      yield sayInText(entry, index, message);
    }
  }
}

/** Fields cannot mark words, and a name may be a word of another language; so this is only a question. */
function* checkFields(entry: Entry): Generator<Problem> {
  for (const [words, path] of leavesOf(entry.data)) {
    // What says its own language, such as the other name of a test, is marked by the page.
    const isMarked = valueAt(entry.data, [...path.slice(0, -1), 'language']) !== undefined;
    if (typeof words !== 'string' || isMarked) continue;
    for (const { words: phrase, tag } of findPhrases(words)) {
      const message = `"${phrase}" is ${nameOf(tag)}, and would be read aloud as English: a field cannot mark it. Say it in English here, unless it is a name`;
      yield warn(say(entry, path, message));
    }
  }
}

/** That words of other languages are marked as such, so that a screen reader says them right (WCAG 3.1.2). */
export function* checkLanguages({ entries }: Content): Generator<Problem> {
  for (const entry of entries) {
    // What the site says in other languages has files of its own.
    if (entry.kind.name === 'interface' && entry.id !== 'en') continue;
    yield* checkText(entry);
    yield* checkFields(entry);
  }
}
