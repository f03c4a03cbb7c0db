import * as z from 'zod';
import { KEYS } from './interface-keys.ts';
import { paragraph } from './text.ts';
import { TRANSLATION_FIELDS } from './word-tree.ts';

/*
 * What the site itself says: content/interface, a file for each language. en.yaml is where a word and its remark stand; `npm run schemas`
 * takes the keys from there (interface-keys.ts). `one# two` stands for a word and one that depends on a number.
 */

/** Words that depend on a number, which stands for {count}. English needs two of these; a language takes those that it has. */
const countedWords = z.strictObject({
  zero: paragraph().optional(),
  one: paragraph(),
  two: paragraph().optional(),
  few: paragraph().optional(),
  many: paragraph().optional(),
  other: paragraph(),
});
export type Counted = z.infer<typeof countedWords>;

type Each<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | Each<Rest> : Names;
type InterfaceGroup<Names extends string> = {
  [Name in Each<Names> as Name extends `${infer Key}#` ? Key : Name]: Name extends `${string}#`
    ? Counted
    : string;
};
export type Interface = { [Group in keyof typeof KEYS]: InterfaceGroup<(typeof KEYS)[Group]> };

const groupOf = (names: string) =>
  z.strictObject(
    Object.fromEntries(
      names
        .split(' ')
        .map((name) => [name.replace('#', ''), name.endsWith('#') ? countedWords : paragraph()]),
    ),
  );

const groupSchemas = (keys: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(keys).map(([group, names]) => [group, groupOf(names)]));

/** The schema of a file in another language, which may lack some. */
export const translatedInterface = (keys: Readonly<Record<string, string>> = KEYS) =>
  z.strictObject({
    ...Object.fromEntries(
      Object.entries(groupSchemas(keys)).map(([name, group]) => [name, group.partial().optional()]),
    ),
    ...TRANSLATION_FIELDS,
  });

/** The schema of en.yaml, which has all of it. */
export const interfaceSchema = z.strictObject(groupSchemas(KEYS) as Record<keyof Interface, z.ZodObject>);

/** Their files, one a language. */
export const interfaceFiles = {
  schemas: new Map([['en', interfaceSchema]]),
  names: /^[a-z]{2,3}$/,
  naming: 'the tag of a language, such as fr',
};
