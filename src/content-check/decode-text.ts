import { isUtf8 } from 'node:buffer';
import { type Mistake, mistakeAt, positionAt, FILE_START } from './problem.ts';

const oddCharacters: readonly { pattern: RegExp; message: string }[] = [
  {
    // Zero-width spaces, invisible operators, marks of the text direction, soft hyphens, and separators of lines and paragraphs.
    pattern: /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u00AD\u2028\u2029]/u,
    message: 'there is an invisible character here. Delete this word and type it again',
  },
  {
    // All control characters except tabs and line ends.
    // eslint-disable-next-line no-control-regex
    pattern: /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u,
    message: 'there is an invisible control character here. Delete this word and type it again',
  },
  {
    // The private use area, in which Word keeps its bullets.
    pattern: /[\uE000-\uF8FF]/u,
    message: 'only Word can show this sign; visitors see a box. For a list write a hyphen and a space',
  },
  {
    // decodeText() has already replaced \r\n, so only \r alone matches.
    pattern: /\r/,
    message: 'this line ends in an old Mac format. Delete its end and press Enter again',
  },
  {
    pattern: /\uFFFD/,
    message: 'a letter was lost here and shows as \uFFFD. Type the word again',
  },
  {
    // UTF-8 that was read as Windows-1252: é became Ã©, ’ became â€™, and ° became Â°.
    pattern: /Ã[\u0080-\u00BF]|â€[\u0098-\u009D™œ˜]|Â[\u00A0-\u00BF]/u,
    message: 'these letters were saved twice in different encodings. Type the word again',
  },
  {
    pattern: /^(?:<{7}|>{7})(?: .*)?$|^={7}$/m,
    message:
      'two people changed this place and both versions are here. Keep one, and remove the lines with <<<<<<<, ======= and >>>>>>>',
  },
];

function findOddCharacters(text: string): Mistake[] {
  // Text editors begin a new line at each \r.
  const textAsShown = text.replaceAll('\r', '\n');
  return oddCharacters.flatMap(({ pattern, message }) => {
    const found = pattern.exec(text);
    return found ? [mistakeAt(positionAt(textAsShown, found.index), message)] : [];
  });
}

// A text this long was pasted by mistake, or belongs in several files.
const MAX_TEXT_BYTES = 200_000;

const SAVE_AS_UTF8 = 'Save it again as UTF-8 (in Notepad: Save as, Encoding, UTF-8)';

interface Decoded {
  /** The text of the file with LF line ends and no byte order mark; '' if nothing more can be checked. */
  text: string;
  mistakes: Mistake[];
}

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
