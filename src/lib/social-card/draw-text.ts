import { shapesOf, UNITS } from './letter-shapes.ts';

interface Place {
  x: number;
  /** Of the line that the letters stand on. */
  y: number;
  size: number;
  colour: string;
}

/** One line of text as SVG, without a font. */
export function drawText(text: string, { x, y, size, colour }: Place): string {
  let at = 0;
  const letters = shapesOf(text).map(([width, path]) => {
    const letter = path && `<path transform="translate(${at})" d="${path}"/>`;
    at += width;
    return letter;
  });
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${size / UNITS})">${letters.join('')}</g>`;
}
