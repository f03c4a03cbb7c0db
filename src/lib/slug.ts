// Letters of Ghana's languages that have no plain letter in them go with the one they are filed under.
const PLAIN: Readonly<Record<string, string>> = {
  ɛ: 'e',
  ɔ: 'o',
  ŋ: 'n',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ʋ: 'v',
};

// Letters of other scripts go by their numbers: an id is part of links, whose letters browsers write in many ways.
const toAscii = (letter: string) => PLAIN[letter] ?? `u${letter.codePointAt(0)?.toString(16)}`;

/** 'VDRL - Syphilis' -> 'vdrl-syphilis': a name as it can stand in an id or an address; '' when it is signs alone. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(?![a-z0-9])[\p{L}\p{M}\p{N}]/gu, toAscii)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
