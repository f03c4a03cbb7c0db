import type { CheckedEntry, TranslationFile } from '../content.ts';
import { digitsOf } from '../fields/did-you-mean.ts';
import { leavesOf } from '../fields/field-path.ts';
import { rememberEach } from '../remember.ts';
import { problemAt, mistakeAt, type Problem, positionAt } from '../problem.ts';

/** The text of a field, or a paragraph, heading, cell, or number or e-mail of a link below the header block. Code is left out. */
export interface Passage {
  text: string;
  /** Whether it is the number or address of a link, which check-links.ts checks too. */
  isLink?: true;
  /** The path of the field; undefined in the text below the header block. */
  path?: PropertyKey[];
  /** `words` are the words of the passage that the message is about. */
  problemAtWords(words: string, message: string): Problem;
}

/** A fault in the words of a passage. */
export interface Fault {
  words: string;
  message: string;
  isWarning?: true;
}

export const warn = (words: string, message: string): Fault => ({ words, message, isWarning: true });

/** Finds faults of one kind. */
export type Rule = (passage: Passage, entry: CheckedEntry | TranslationFile) => Iterable<Fault>;

const CONTACT = /^(?:tel:|sms:|mailto:|https:\/\/wa\.me\/)/;

export const listPassages = rememberEach((entry: CheckedEntry): readonly Passage[] => {
  const lines = entry.text.split('\n');
  const fields = [...leavesOf(entry.data)].flatMap(([text, path]): Passage[] =>
    typeof text === 'string'
      ? [{ text, path, problemAtWords: (_, message) => problemAt(entry, path, message) }]
      : [],
  );
  const paragraphs = entry.body.paragraphs.map(({ prose, line }): Passage => {
    const start = lines.slice(0, line - entry.textLine).join('\n').length;
    return {
      text: prose,
      problemAtWords(words, message) {
        // Marks such as ** inside the words keep them from being found. Then the first of them is enough.
        const found = [words, /\S*/.exec(words)?.[0] ?? ''].map((part) => entry.text.indexOf(part, start));
        const at = positionAt(entry.text, found.find((index) => index >= 0) ?? start);
        return { file: entry.file, ...mistakeAt({ ...at, line: at.line + entry.textLine - 1 }, message) };
      },
    };
  });
  const contacts = entry.body.links
    // A number in the words of a link is in the paragraph too.
    .filter(({ target, words = '' }) => CONTACT.test(target) && digitsOf(words).length < 7)
    .map(({ target, line, column }): Passage => {
      const text = target.replace(CONTACT, (scheme) => (scheme.includes('wa.me') ? '+' : ''));
      return {
        isLink: true,
        text: /^\d{3,5}$/.test(text) ? `tel:${text}` : text,
        problemAtWords: (_, message) => ({ file: entry.file, ...mistakeAt({ line, column }, message) }),
      };
    });
  return [...fields, ...paragraphs, ...contacts];
});
