import { type CheckedEntry, problemAt, problemInText } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import type { Problem } from '../problem.ts';

/** The text of a field, or a paragraph, heading or cell of the text below the header block. Code is left out. */
export interface Passage {
  text: string;
  /** The path of the field; undefined in the text below the header block. */
  path?: PropertyKey[];
  /** `words` are the words of the passage that the message is about. */
  problemAtWords(words: string, message: string): Problem;
}

export function listPassages(entry: CheckedEntry): Passage[] {
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
      problemAtWords: (words, message) =>
        // Marks such as ** inside the words keep them from being found. Then the first of them is enough.
        problemInText(
          entry,
          [words, /\S*/.exec(words)?.[0] ?? '']
            .map((part) => entry.text.indexOf(part, start))
            .find((at) => at >= 0) ?? start,
          message,
        ),
    };
  });
  return [...fields, ...paragraphs];
}
