import * as z from 'zod';
import { paragraph } from '../text.ts';

/** Words that depend on a number, which stands for {count}. English needs two of these; a language takes those that it has. */
export const counted = (described: string) =>
  z
    .strictObject({
      zero: paragraph().optional(),
      one: paragraph(),
      two: paragraph().optional(),
      few: paragraph().optional(),
      many: paragraph().optional(),
      other: paragraph(),
    })
    .describe(described);

type Words = ReturnType<typeof paragraph>;

/** A group of words, each with where it is said; what stands in braces there is filled in by the site. */
export const words = <Key extends string>(described: Readonly<Record<Key, string>>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries<string>(described).map(([key, text]) => [key, paragraph().describe(text)]),
    ) as Record<Key, Words>,
  );
