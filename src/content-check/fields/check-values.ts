import { explainPicturePath } from '#schemas/media.ts';
import { explainDecoded } from '../decode-text.ts';
import { type FoundAddress, RECORDING_ENDING } from '../content.ts';
import { checkAlt, MAX_ALT_LETTERS } from '../pictures/check-pictures.ts';
import { type Mistake, mistakeAt } from '../problem.ts';
import type { Yaml } from '../yaml/read-yaml.ts';
import { fieldLabel, groupsOf, leavesOf } from './field-path.ts';

const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
// One decimal or two: 45.5 means 45.50.
const PRICE = /^-?(?:0|[1-9]\d*)(?:\.\d\d?)?$/;

/** Reports numbers that YAML and people read differently: 050, 0x20, 1e2. In a price, 1.500 may mean fifteen hundred. */
export function checkNumbers({ data, locate, source }: Yaml): Mistake[] {
  return [...leavesOf(data)].flatMap(([value, path]) => {
    const written = source(path);
    const isPrice = path.at(-1) === 'price';
    if (typeof value !== 'number' || written === undefined) return [];
    if ((isPrice ? PRICE : PLAIN_NUMBER).test(written)) return [];
    // `.inf` (infinity in YAML) has no plain digits, so the message shows 12.
    const help = isPrice
      ? 'Write a whole number of cedis, or two decimals after a dot, such as 50, 1500 or 12.50'
      : `Write it in plain digits, such as ${Number.isFinite(value) ? value : 12}`;
    const message = `"${written}" would be read as ${value}. ${help}`;
    return [mistakeAt(locate(path), message, fieldLabel(path, data))];
  });
}

const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/i;

const oddTexts: readonly (readonly [RegExp, (match: string) => string])[] = [
  [/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/i, (tag) => `${tag} would show as it is. Write the words alone`],
  [ENTITY, (entity) => `${entity} would show as it is. Write the sign itself, such as & or a space`],
  [
    // Markdown: bold, struck-out text, links and headings.
    /(?<!\*)\*\*(?!\*)|~~|(?<![\p{L}\p{N}_])__(?=\p{L})|\]\((?=\S)|^#{1,6} /u,
    (mark) =>
      `${mark.trim()} would show as it is: such marks work only in the text below a header block. Write the words alone`,
  ],
  [
    /\\(?:u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|[nrt](?![a-z])|["'])/,
    (escape) => `${escape} would show as it is. Write the sign itself; a \\ works only between double quotes`,
  ],
  [/https?:\/(?!\/)/i, () => 'a web address begins with https://, with two slashes'],
  [/^[•‣⁃▪▫●○◦∙·■□◆◇➢➤►▶❖](?=\s|\p{L})/u, (bullet) => `remove the ${bullet}; the page draws its own`],
  [
    /^http:\/\/localhost\b/,
    () => 'this address works on your own computer only. Write the one that visitors use',
  ],
];
const PAGE_ADDRESS = /^\/(?:[a-z0-9#?]|$)/i;

/** Names and values that stand for odd characters, such as "\x07". `source` is the file. */
export function checkDecoded({ data, locate }: Yaml, source: string): Mistake[] {
  const texts = [
    ...leavesOf(data),
    // The names of fields are in the file as they are, except in quotes.
    ...[...groupsOf(data)].flatMap(([group, path]) =>
      Object.keys(group).map((key) => [key, [...path, key]] as const),
    ),
  ];
  return texts.flatMap(([text, path]) => {
    const message = typeof text === 'string' ? explainDecoded(text, source) : undefined;
    return message ? [mistakeAt(locate(path), message, fieldLabel(path, data))] : [];
  });
}

/** Checks all texts in the fields of an entry, whatever their schema. Collects the pictures and the links. */
export function checkStrings({ data, locate }: Yaml): {
  mistakes: Mistake[];
  links: FoundAddress[];
  pictures: FoundAddress[];
} {
  const mistakes: Mistake[] = [];
  const links: FoundAddress[] = [];
  const pictures: FoundAddress[] = [];
  for (const [text, path] of leavesOf(data)) {
    if (typeof text !== 'string') continue;
    const key = path.at(-1);
    const place = { ...locate(path), field: fieldLabel(path, data) };
    const isAddress = /^(?:https?:|\/)\S*$/.test(text);
    for (const [pattern, explain] of oddTexts) {
      // In an address, & begins a parameter, not an entity.
      const match = isAddress && pattern === ENTITY ? null : pattern.exec(text);
      if (match) mistakes.push({ ...place, message: explain(match[0]) });
    }
    // The schema reports an alt text that is empty or too long.
    const altMessage =
      key === 'alt' && text.trim() !== '' && text.length <= MAX_ALT_LETTERS ? checkAlt(text) : null;
    if (altMessage) mistakes.push({ ...place, message: altMessage });
    // check-recordings.ts checks the recordings. The schema reports the path of a picture that is wrong.
    if (key === 'file' && !RECORDING_ENDING.test(text)) {
      if (explainPicturePath(text) === null) pictures.push({ ...place, target: text });
    } else if (PAGE_ADDRESS.test(text) || /^https:\/\//i.test(text)) links.push({ ...place, target: text });
  }
  return { mistakes, links, pictures };
}
