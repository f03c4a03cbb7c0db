import outlines from './letters.json' with { type: 'json' };

/** How many units of an outline are the size of the type. */
export const UNITS = 500;

/** How far a letter moves the next one on, in units, and its outline: an SVG path from its place on the line. */
type Shape = readonly [width: number, path: string];

const shapes = outlines as unknown as Readonly<Record<string, Shape | undefined>>;
const unknown: Shape = shapes['?'] ?? [UNITS / 2, ''];

/** The shapes of a text. A letter that is not drawn loses its accent; one without a likeness is a question mark. */
export function shapesOf(text: string): Shape[] {
  return Array.from(
    text.normalize('NFC'),
    (letter) => shapes[letter] ?? shapes[letter.normalize('NFD').charAt(0)] ?? unknown,
  );
}

/** How wide a text is at a size of the type, both in pixels. */
export function widthOf(text: string, size: number): number {
  return (shapesOf(text).reduce((sum, [width]) => sum + width, 0) * size) / UNITS;
}
