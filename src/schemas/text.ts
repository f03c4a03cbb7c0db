import * as z from 'zod';

/** The limits of a text, for the schema of its translation. */
interface WordLimits {
  max: number;
  isLine: boolean;
  /** A word such as "nothing" that is not translated: pages show a text of content/interface in its place. */
  keyword?: string;
}

export const TRANSLATABLE = z.registry<WordLimits>();

/** Maps an English schema to the fields that only its translation has, such as a test's names in Twi. */
export const TRANSLATION_ONLY_FIELDS = new WeakMap<object, Readonly<Record<string, z.ZodType>>>();

export const ENGLISH_NAMES = z.registry<{ stays: true }>();

/** The schemas of texts that an entry must not copy from its template. */
export const OWN_TEXTS = z.registry<{ isOwn: true }>();

/** The messages of fields that accept any text. The content check shows an example with them. */
export const WANTED_TEXT: readonly string[] = ['write some text here', 'this is empty; write some text here'];
const [WRITE_TEXT, EMPTY_TEXT] = WANTED_TEXT;

/** `max` letters fit on the page. */
const limitedText = (max: number) =>
  z
    .string({ error: WRITE_TEXT })
    .trim()
    .min(1, { error: EMPTY_TEXT })
    .max(max, { error: `shorten this to at most ${max} letters` });

/** One line that is the same in every language, such as a person's name or a note for editors. */
export const fact = (max: number) =>
  limitedText(max)
    .refine((text) => !text.includes('\n'), { error: 'keep this on one line' })
    .register(OWN_TEXTS, { isOwn: true });

/** An English name that translations keep, such as the name of a test. */
export const englishName = (max: number) => fact(max).register(ENGLISH_NAMES, { stays: true });

/** One line that is translated. */
export const line = (max: number, options: Pick<WordLimits, 'keyword'> = {}) =>
  fact(max).register(TRANSLATABLE, { max, isLine: true, ...options });

/** A line with placeholders in braces, only those in `names`. */
export const lineWith = (max: number, ...names: readonly string[]) =>
  line(max).refine(
    (text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, name = '']) => names.includes(name)),
    { error: `write only these names in braces: ${names.map((name) => `{${name}}`).join(', ')}` },
  );

/** A text that is translated and may have several lines. */
export const paragraph = (max = 1200) =>
  limitedText(max).register(OWN_TEXTS, { isOwn: true }).register(TRANSLATABLE, { max, isLine: false });

/**
 * Text in a fixed form, such as a code. `notTextError` is for another type of value. `read` gives the right form of a text that is
 * only written in another way. VS Code shows `patternErrorMessage`.
 */
export const matching = (
  pattern: RegExp,
  error: string,
  notTextError = error,
  read: (text: string) => string | undefined = () => undefined,
) => {
  const explain = ({ input }: { input?: unknown }) => {
    const meant = read(String(input));
    return meant !== undefined && pattern.test(meant) ? `write ${meant}` : error;
  };
  return z
    .string({ error: notTextError })
    .regex(pattern, { error: explain })
    .meta({ patternErrorMessage: error });
};

export const count = (example: number) =>
  z
    .int({ error: `write a whole number without a comma, such as ${example}` })
    .min(0, { error: 'write 0 or more' });

export const yesOrNo = z.boolean({ error: 'write true or false' });

/** Reports each item if an earlier item has the same text in the field `key`. */
export const distinct =
  <Key extends string>(key: Key) =>
  (items: readonly Readonly<Record<Key, string>>[], { addIssue }: z.core.$RefinementCtx) => {
    for (const [index, { [key]: value }] of items.entries()) {
      const message = `"${value}" is here twice. Keep one, or write another ${key}`;
      if (items.findIndex((each) => each[key] === value) < index)
        addIssue({ code: 'custom', path: [index, key], message });
    }
  };

export const afterwards = paragraph(200)
  .refine((text) => text.includes('{phone}'), { error: 'write {phone} where our number belongs' })
  .describe('What comes next, shown before a visitor leaves for another site; {phone} and {email} are ours');

/** Marks an invented entry, which must be replaced before the site goes live. */
export const sample = z
  .literal(true, { error: 'write "sample: true", or remove the line when the entry is real' })
  .optional()
  .describe('true while the entry is an example; remove the line when it is real');

/** Words that people type to find a page or a part of it, but that are not in its text. */
export const searchWordsField = z
  .array(fact(40))
  .optional()
  .describe('What people type in /search when they look for this, such as [momo, mobile money]; not shown');

export const pageWords = {
  title: line(60).describe('Shown in the browser tab, before "- Hope Health", and in search results'),
  description: line(170).describe('One or two sentences that search results and shared links show'),
  searchWords: searchWordsField,
  sample,
};

export const pageHead = <Page extends string>(page: Page) => ({
  page: z.literal(page),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
});

const ORDER_ERROR = 'write a whole number above 0, such as 1';
export const order = z
  .int({ error: ORDER_ERROR })
  .positive({ error: ORDER_ERROR })
  .describe('1 is shown first');
