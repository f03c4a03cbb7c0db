// If all numbers have the same length, alphabetical order is natural order.
const padNumbers = (id: string) => id.replace(/\d+/g, (digits) => digits.padStart(12, '0'));

/** Compares ids in natural order: 2, 10, ho1, ho10. A browser's collator would cost a cheap phone 80 ms. */
export function compareIds({ id: a }: { id: string }, { id: b }: { id: string }): number {
  const [first, second] = [padNumbers(a), padNumbers(b)];
  return Number(first > second) - Number(first < second);
}

/** For entries whose ids are numbers: the highest is the newest. */
export function newestFirst<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => compareIds(b, a));
}

// Letters of Ghana's languages that normalisation does not reduce to a plain letter.
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ɛ: 'e',
  ɔ: 'o',
  ŋ: 'n',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ʋ: 'v',
};

// Any other letter becomes its code point, as in 'u4e2d', because browsers encode such letters in links in different ways.
const toAscii = (letter: string) => PLAIN_LETTERS[letter] ?? `u${letter.codePointAt(0)?.toString(16)}`;

/** Turns 'VDRL - Syphilis' into 'vdrl-syphilis'. A name without letters or digits gives ''. */
export function slugOf(name: string): string {
  // normalize() separates accents (U+0300 to U+036F) from their letters.
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(?![a-z0-9])[\p{L}\p{M}\p{N}]/gu, toAscii)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Turns 'booking/walk-ins' into 'faq-walk-ins'. */
export const faqAnchor = (id: string): string => `faq-${id.replace(/^.*\//, '')}`;

/** The groups of the team in the order of their tabs (specification, section 2). */
export const TEAM_GROUPS = ['administrative', 'medical', 'directors', 'volunteers'] as const;
export type TeamGroup = (typeof TEAM_GROUPS)[number];

/** The group of a member, by the first letter of the id: a, m, d; anything else is a volunteer. */
export const teamGroupOf = (id: string): TeamGroup =>
  TEAM_GROUPS.find((group) => group[0] === id[0]) ?? 'volunteers';

/** How many people a grid shows at most (specification, section 9). The others still have their own pages. */
export const MAX_PEOPLE = 12;

export function listFirstPeople<Person extends { id: string }>(people: readonly Person[]): Person[] {
  return people.toSorted(compareIds).slice(0, MAX_PEOPLE);
}

/** The CSS selector of an id. '#25-oh-vitamin-d' is not valid CSS, because a digit cannot follow #. */
export const selectorOf = (id: string): string => (/^\d/.test(id) ? `[id="${id}"]` : `#${id}`);
