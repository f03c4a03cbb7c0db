import { didYouMean } from '../../src/content-check/fields/did-you-mean.ts';

/**
 * `--title="Open day"` or `--title "Open day"`, as often as somebody writes it. Throws a sentence about a flag that is
 * not among `known`, or has no value.
 */
export function readFlags(args: readonly string[], known: readonly string[]): Map<string, string[]> {
  const flags = new Map<string, string[]>();
  for (let index = 0; index < args.length; index += 1) {
    const [, name = '', joined] = /^--([^=]*)(?:=([\s\S]*))?$/.exec(args[index] ?? '') ?? [];
    if (!known.includes(name))
      throw new Error(`There is no flag ${args[index] ?? ''}.${didYouMean(name, [...known])}`);
    const value = joined ?? args[(index += 1)];
    if (value === undefined) throw new Error(`--${name} needs a value, as in --${name}="..."`);
    flags.set(name, [...(flags.get(name) ?? []), value]);
  }
  return flags;
}
