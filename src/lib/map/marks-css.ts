import type { Mark } from './draw-marks.ts';

/** Where the marks of a drawn map stand. A rule each, since the policy of the pages allows no style attribute. */
export function marksCss(marks: readonly Mark[]): string {
  return marks.map(({ x, up }, index) => `.marks>:nth-child(${index + 1}){--x:${x};--up:${up}}`).join('');
}
