import { makeJudge, type AdviceEntry, type AdviceWords } from './advice.ts';

type Texts = Partial<Record<string, readonly string[]>>;

/** The fields of an entry of content/symptoms.yaml that a search reads. */
export interface WrittenEntry {
  kind: AdviceEntry['kind'] | 'harmless' | 'same' | 'endings' | 'subject';
  words: Texts;
  possible?: Texts | undefined;
}

const textsIn = (texts: Texts = {}, tags: readonly string[]) => tags.flatMap((tag) => texts[tag] ?? []);

/**
 * What the pages in some languages need to judge a search. `make` turns a written entry into one with phrases. `contentWords` are the
 * words of the site's texts in these languages: a word of them is no mistyped danger. `names` are the names of tests.
 */
export function listPageWords<Written extends WrittenEntry, Entry extends AdviceEntry>(
  written: readonly Written[],
  tags: readonly string[],
  make: (entry: Written, texts: Pick<AdviceEntry, 'phrases' | 'possible'>) => Entry,
  { contentWords, names }: { contentWords: Iterable<string>; names: readonly string[] },
): AdviceWords<Entry> {
  const listTexts = (kind: WrittenEntry['kind']) =>
    written.filter((entry) => entry.kind === kind).flatMap(({ words }) => textsIn(words, tags));
  const entries = written
    .filter(({ kind }) => ['danger', 'symptom', 'check-up'].includes(kind))
    .map((entry) =>
      make(entry, { phrases: textsIn(entry.words, tags), possible: textsIn(entry.possible, tags) }),
    )
    .filter(({ phrases, possible = [] }) => phrases.length + possible.length > 0);
  const words = {
    entries,
    same: listTexts('same'),
    endings: listTexts('endings'),
    subjects: listTexts('subject'),
    harmless: listTexts('harmless'),
  };
  const { judge, isGuessed } = makeJudge(words);
  // Pages get only what a search would misread.
  const isAlarm = (name: string) =>
    judge(name).parts.some((part) => part === 'danger' || part === 'possible');
  return {
    ...words,
    harmless: [...words.harmless, ...names.filter(isAlarm), ...[...contentWords].filter(isGuessed)],
  };
}
