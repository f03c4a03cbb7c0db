import * as z from 'zod';
import { KEYS } from './interface-keys.ts';
import { paragraph } from './text.ts';

/*
 * The interface texts: content/interface, a file for each language. en.yaml has each text with a comment. `npm run schemas` copies
 * the keys of en.yaml to interface-keys.ts. There, the text of a key with # depends on a number.
 */

/** Texts that depend on the number {count}. English uses `one` and `other`; each language uses the plural forms that it has. */
const countedWords = z.strictObject({
  zero: paragraph().optional(),
  one: paragraph(),
  two: paragraph().optional(),
  few: paragraph().optional(),
  many: paragraph().optional(),
  other: paragraph(),
});
export type Counted = z.infer<typeof countedWords>;

/** 'back next' as 'back' | 'next'. */
type SplitNames<Names extends string> = Names extends `${infer First} ${infer Rest}`
  ? First | SplitNames<Rest>
  : Names;
/** 'missing# rest' as { missing: Counted; rest: string }. */
type InterfaceGroup<Names extends string> = {
  [Name in SplitNames<Names> as Name extends `${infer Key}#` ? Key : Name]: Name extends `${string}#`
    ? Counted
    : string;
};
export type Interface = { [Group in keyof typeof KEYS]: InterfaceGroup<(typeof KEYS)[Group]> };

const groupSchema = (names: string) =>
  z.strictObject(
    Object.fromEntries(
      names
        .split(' ')
        .map((name) => [name.replace('#', ''), name.endsWith('#') ? countedWords : paragraph()]),
    ),
  );

/** `keys` are those of each group, as in KEYS. */
export const interfaceSchemaWith = <Keys extends Readonly<Record<string, string>>>(keys: Keys) =>
  z.strictObject(
    // Object.fromEntries() loses the names of the groups.
    Object.fromEntries(Object.entries(keys).map(([group, names]) => [group, groupSchema(names)])) as Record<
      keyof Keys,
      z.ZodObject
    >,
  );

export const interfaceSchema = interfaceSchemaWith(KEYS);
