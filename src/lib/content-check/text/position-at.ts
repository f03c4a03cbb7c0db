import type { Position } from '../problem.ts';

/** The line and column of an index into a text. */
export function positionAt(text: string, index: number): Position {
  const before = text.slice(0, index);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: index - lineStart + 1 };
}
