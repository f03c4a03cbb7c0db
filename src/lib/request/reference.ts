// Nothing that is mistaken for something else when read aloud or copied by hand: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
const LETTERS = 'ACDEFGHJKMNPQRTWXY34679';

const random = (length: number) => crypto.getRandomValues(new Uint32Array(length));

/**
 * A new reference number, such as 'HH-7KQ4-XM9T', made on the visitor's device. One request keeps its number
 * however often it is sent, so that the clinic can tell copies.
 */
export function makeReference(pick: (length: number) => Iterable<number> = random): string {
  const text = Array.from(pick(8), (number) => LETTERS[number % LETTERS.length]).join('');
  return `HH-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Whether a text, such as one read back from storage, has the form of a reference number. */
export function isReference(text: unknown): text is string {
  return typeof text === 'string' && /^HH-[A-Z\d]{4}-[A-Z\d]{4}$/.test(text);
}
