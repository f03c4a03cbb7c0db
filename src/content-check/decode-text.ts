import { isUtf8 } from 'node:buffer';
import { type Mistake, mistakeAt, positionAt, FILE_START } from './problem.ts';

/** Characters that nobody sees, or that break feeds and calendars. */
const UNSEEN: readonly { pattern: RegExp; message: string }[] = [
  {
    // Zero-width spaces, fillers, invisible operators, marks of the text direction, soft hyphens, separators of lines and
    // paragraphs, and the tags that no keyboard has. The joiners 200C and 200D
    // belong to some languages and to emoji, but not to Latin words.
    pattern:
      /\u034F|(?<=^|[\p{Script=Latin}\d\s])[\u200C\u200D](?=[\p{Script=Latin}\d\s]|$)|[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u,
    message: 'there is an invisible character here. Delete this word and type it again',
  },
  {
    // All control characters except tabs and line ends.
    // eslint-disable-next-line no-control-regex
    pattern: /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u,
    message: 'there is an invisible control character here. Delete this word and type it again',
  },
  {
    // The private use areas, in which Word keeps its bullets.
    pattern: /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/u,
    message: 'only Word can show this sign; visitors see a box. For a list write a hyphen and a space',
  },
  {
    // Also half of a pair of surrogates, and the noncharacters, which XML forbids.
    pattern: /[\uFFFD-\uFFFF\p{Surrogate}]/u,
    message: 'a letter was lost here and shows as \uFFFD. Type the word again',
  },
  {
    // A Cyrillic or Greek letter in a Latin word: Twi has ɛ and ɔ, and many keyboards the Greek ε. In an address, another check knows it.
    pattern:
      /(?<!https?:\S*)(?:(?<=\p{Script=Latin})[\p{Script=Cyrillic}εικορτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]|[\p{Script=Cyrillic}εικορτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ](?=\p{Script=Latin}))/u,
    message:
      'a letter of this word only looks like another, and belongs to Russian or Greek. Type the word again; in Twi write ɛ and ɔ',
  },
  {
    // UTF-8 that was read as Windows-1252: é became Ã©, ’ became â€™, and ° became Â°.
    pattern: /Ã[\u0080-\u00BF]|â€[\u0098-\u009D™œ˜]|Â[\u00A0-\u00BF]/u,
    message: 'these letters were saved twice in different encodings. Type the word again',
  },
];

const IN_FILES: typeof UNSEEN = [
  ...UNSEEN,
  {
    // decodeText() has already replaced \r\n, so only \r alone matches.
    pattern: /\r/,
    message: 'this line ends in an old Mac format. Delete its end and press Enter again',
  },
  {
    pattern: /^(?:<{7}|>{7})(?: .*)?$|^={7}$/m,
    message:
      'two people changed this place and both versions are here. Keep one, and remove the lines with <<<<<<<, ======= and >>>>>>>',
  },
];

/** The odd characters of a file, as it was written. */
function findOddCharacters(text: string): Mistake[] {
  // Text editors begin a new line at each \r.
  const textAsShown = text.replaceAll('\r', '\n');
  return IN_FILES.flatMap(({ pattern, message }) => {
    const found = pattern.exec(text);
    return found ? [mistakeAt(positionAt(textAsShown, found.index), message)] : [];
  });
}

/**
 * A message about an odd character that is not in the file but in the text that a parser made of it: "\x07" in YAML, &#x202E; in
 * Markdown. `source` is the file.
 */
export function explainDecoded(text: string, source: string): string | undefined {
  for (const { pattern } of [...UNSEEN, { pattern: /\r/ }]) {
    const [character] = pattern.exec(text) ?? [];
    if (character === undefined || source.includes(character)) continue;
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `something here stands for a character that nobody can see (U+${code}). Remove the \\ or & and what belongs to it, and write the words alone`;
  }
  return undefined;
}

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
