import type { CheckedEntry, Content } from './content.ts';
import { fieldLabel, leavesOf } from './fields/field-path.ts';
import { shorten } from './problem.ts';

const MAX_LETTERS = 200;
/** Of a long text, what is before the first difference is left out, except so many letters. */
const LETTERS_BEFORE = 40;

function quote(text: string, other = ''): string {
  let same = 0;
  while (same < text.length && text[same] === other[same]) same += 1;
  const start = text.length > MAX_LETTERS ? Math.max(0, same - LETTERS_BEFORE) : 0;
  return `"${start > 0 ? '...' : ''}${shorten(text.slice(start), MAX_LETTERS)}"`;
}

/** The facts of an entry by their fields. A list of texts is one field, and so are the paragraphs below the header. */
function factsOf({ data, text }: CheckedEntry): Map<string, string[]> {
  const facts = new Map<string, string[]>();
  for (const [value, path] of leavesOf(data)) {
    const field = fieldLabel(typeof path.at(-1) === 'number' ? path.slice(0, -1) : path, data);
    facts.set(field, [...(facts.get(field) ?? []), String(value)]);
  }
  const paragraphs = text.split(/\n\s*\n/).map((each) => each.trim());
  return facts.set('text', paragraphs.filter(Boolean));
}

function* compare(before: CheckedEntry, now: CheckedEntry): Generator<string> {
  const [was, is] = [factsOf(before), factsOf(now)];
  for (const field of new Set([...was.keys(), ...is.keys()])) {
    const [old = [], recent = []] = [was.get(field), is.get(field)];
    const gone = old.filter((each) => !recent.includes(each));
    const added = recent.filter((each) => !old.includes(each));
    const [first, second] = [gone[0], added[0]];
    if (first !== undefined && second !== undefined && gone.length === 1 && added.length === 1)
      yield `${field}: ${quote(first, second)} is now ${quote(second, first)}`;
    else {
      for (const each of gone) yield `${field} is gone: ${quote(each)}`;
      for (const each of added) yield `${field} is new: ${quote(each)}`;
    }
  }
}

/**
 * Each fact that the checked change changes, before and after. The check cannot know whether a changed hour or a removed sentence is
 * right: whoever approves the change reads it here. The former state is that of readFormer().
 */
export function listChanges(content: Partial<Content>): string[] {
  const {
    entries = [],
    translations = [],
    formerEntries = [],
    formerTranslations = [],
    newFiles = [],
  } = content;
  const nowByFile = new Map([...entries, ...translations].map((entry) => [entry.file, entry]));
  return [
    ...Array.from(newFiles, (file) => `${file} is new`),
    ...[...formerEntries, ...formerTranslations].flatMap((before) => {
      const now = nowByFile.get(before.file);
      if (now && now.data === undefined && before.data !== undefined)
        return `${before.file} cannot be read, so its changes are not listed`;
      return now
        ? Array.from(compare(before, now), (change) => `${before.file} › ${change}`)
        : `${before.file} is gone`;
    }),
  ];
}
