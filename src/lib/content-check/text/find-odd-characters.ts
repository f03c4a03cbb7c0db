import { type Finding, positionAt } from '../problem.ts';

interface OddCharacter {
  pattern: RegExp;
  message: string;
}

// Invisible letters are what the first pattern looks for.
const odd: OddCharacter[] = [
  {
    pattern: /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u00AD\u2028\u2029]/u,
    message: 'there is an invisible letter here. Delete this word and type it again',
  },
  {
    // eslint-disable-next-line no-control-regex
    pattern: /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u,
    message: 'there is a control letter here that nobody can see. Delete this word and type it again',
  },
  {
    pattern: /[\uE000-\uF8FF]/u,
    message: 'this sign exists in Word alone, and others see a box. For a list write a hyphen and a space',
  },
  { pattern: /\r/, message: 'this line ends as on very old computers. Delete its end and press Enter again' },
  {
    pattern: /\uFFFD/,
    message: 'a letter was lost here and shows as \uFFFD. Type the word again',
  },
  {
    pattern: /Ã[\u0080-\u00BF]|â€[\u0098-\u009D™œ˜]|Â[\u00A0-\u00BF]/u,
    message: 'these letters were saved twice in different encodings. Type the word again',
  },
  {
    pattern: /^(?:<{7}|>{7})(?: .*)?$|^={7}$/m,
    message:
      'two people changed this place and both versions are here. Keep one, and remove the lines with <<<<<<<, ======= and >>>>>>>',
  },
];

/** Letters that nobody can see or that stand for lost ones, the first of each kind. */
export function findOddCharacters(text: string): Finding[] {
  const asShown = text.replaceAll('\r', '\n');
  return odd.flatMap(({ pattern, message }) => {
    const found = pattern.exec(text);
    return found ? [{ ...positionAt(asShown, found.index), field: '', message }] : [];
  });
}
