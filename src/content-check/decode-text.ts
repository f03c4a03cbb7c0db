import { isUtf8 } from 'node:buffer';
import { findOddCharacters } from './odd-characters.ts';
import { type Mistake, mistakeAt, positionAt, FILE_START } from './problem.ts';

// A text this long was pasted by mistake, or belongs in several files.
const MAX_TEXT_BYTES = 200_000;

const SAVE_AS_UTF8 = 'Save it again as UTF-8 (in Notepad: Save as, Encoding, UTF-8)';

interface Decoded {
  /** The text of the file with LF line ends and no byte order mark; '' if nothing more can be checked. */
  text: string;
  mistakes: Mistake[];
}

// How files of other programs begin.
const PROGRAMS: readonly (readonly [start: string, what: string])[] = [
  ['PK\x03\x04', 'a file of Word or another office program'],
  ['\xD0\xCF\x11\xE0', 'a file of Word or another office program'],
  ['{\\rtf', 'a file of Word or another office program'],
  ['%PDF', 'a PDF'],
  ['<!doctype', 'a web page'],
  ['<html', 'a web page'],
];

const unreadable = (message: string, position = FILE_START): Decoded => ({
  text: '',
  mistakes: [mistakeAt(position, message)],
});

/** A byte order mark and Windows line ends are accepted, because nobody can see them. */
export function decodeText(bytes: Uint8Array, emptyMessage: string): Decoded {
  if (bytes.length === 0) return unreadable(emptyMessage);
  if (bytes.length > MAX_TEXT_BYTES)
    return unreadable(
      `the file is too large: ${Math.ceil(bytes.length / 1000)} kB, at most ${MAX_TEXT_BYTES / 1000} kB`,
    );
  const [first, second] = bytes;
  const hasUtf16Mark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasUtf16Mark) return unreadable(`the file is saved as UTF-16. ${SAVE_AS_UTF8}`);
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString('latin1').trimStart().toLowerCase();
  const program = PROGRAMS.find(([start]) => beginning.startsWith(start.toLowerCase()));
  if (program)
    return unreadable(
      `this is ${program[1]} under another name. Open it, copy its words, and paste them into a copy of _template`,
    );
  // No text has a zero byte, but most other files do.
  if (bytes.includes(0))
    return unreadable('this is not a text file. Write text, or give the file the right name');
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  if (!isUtf8(bytes)) {
    const message = `the letter here was saved in an old encoding and would show as \uFFFD. ${SAVE_AS_UTF8}`;
    return unreadable(message, positionAt(text, text.indexOf('\uFFFD')));
  }
  if (text.trim() === '') return unreadable(emptyMessage);
  const mistakes = findOddCharacters(text);
  const hasMergeConflict = /^<{7}(?: .*)?$/m.test(text);
  // Other messages about a file with merge conflicts would be misleading.
  return { text: hasMergeConflict ? '' : text.replaceAll('\r', '\n'), mistakes };
}
