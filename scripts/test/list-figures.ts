/** What tests have counted and want to be seen even when all is well: the text after the mark `figures: `, to its line's end. */
export function listFigures(output: string): string[] {
  return Array.from(output.matchAll(/figures: (.*)/g), ([, text = '']) => text.trim());
}
