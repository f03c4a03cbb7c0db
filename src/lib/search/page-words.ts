import { splitWords } from './search-words.ts';
import { makeJudge, readPhrase, type AdviceEntry, type AdviceWords } from './advice.ts';

type Texts = Partial<Record<string, readonly string[]>>;

/** The fields of an entry of content/symptoms.yaml that a search reads. */
export interface WrittenEntry {
  kind: AdviceEntry['kind'] | 'harmless' | 'same' | 'endings' | 'subject';
  words: Texts;
  possible?: Texts | undefined;
  first?: true | undefined;
}

const textsIn = (texts: Texts = {}, tags: readonly string[]) => tags.flatMap((tag) => texts[tag] ?? []);

/** The words in two scripts: advice.js with what kills within minutes, and complaints.js with all others. Both load at the same moment. */
export interface PageWords<Entry extends AdviceEntry> {
  first: AdviceWords<Entry>;
  others: AdviceWords<Entry>;
}

/** The words of both scripts. */
export const joinParts = <Entry extends AdviceEntry>({
  first,
  others,
}: PageWords<Entry>): AdviceWords<Entry> => ({
  entries: [...first.entries, ...others.entries],
  same: [...first.same, ...others.same],
  endings: first.endings,
  subjects: others.subjects,
  harmless: [...first.harmless, ...others.harmless],
});

/** Entries with the same answer as one. Most have the same, and each further entry costs bytes. */
function mergeSameAnswers<Entry extends AdviceEntry>(entries: readonly Entry[]): Entry[] {
  const byAnswer = new Map<string, Entry>();
  for (const { phrases, possible = [], ...answer } of entries) {
    const key = JSON.stringify(answer);
    const same = byAnswer.get(key);
    byAnswer.set(key, {
      ...(answer as Entry),
      phrases: [...(same?.phrases ?? []), ...phrases],
      possible: [...(same?.possible ?? []), ...possible],
    });
  }
  return [...byAnswer.values()];
}

/**
 * What the pages in some languages need to judge a search. `make` turns a written entry into one with phrases. `contentWords` are the
 * words of the site's texts in these languages: a word of them is no mistyped danger. `names` are the names of tests.
 */
export function listPageWords<Written extends WrittenEntry, Entry extends AdviceEntry>(
  written: readonly Written[],
  tags: readonly string[],
  make: (entry: Written, texts: Pick<AdviceEntry, 'phrases' | 'possible'>) => Entry,
  { contentWords, names }: { contentWords: Iterable<string>; names: readonly string[] },
): PageWords<Entry> {
  const listTexts = (kind: WrittenEntry['kind']) =>
    written.filter((entry) => entry.kind === kind).flatMap(({ words }) => textsIn(words, tags));
  const makeEntries = (each: Written, phrases: readonly string[], possible: readonly string[]) =>
    phrases.length + possible.length > 0 ? make(each, { phrases, possible }) : [];
  const judged = written.filter(({ kind }) => ['danger', 'symptom', 'check-up'].includes(kind));
  const first = judged
    .filter((each) => each.first)
    .flatMap((each) => makeEntries(each, textsIn(each.words, tags), []));
  const others = judged.flatMap((each) =>
    makeEntries(each, each.first ? [] : textsIn(each.words, tags), textsIn(each.possible, tags)),
  );
  const firstWords = new Set(first.flatMap(({ phrases }) => phrases.flatMap(readPhrase).flat()));
  const isFirst = (group: string) => splitWords(group).some((word) => firstWords.has(word));
  const same = listTexts('same');
  const words: PageWords<Entry> = {
    first: {
      entries: mergeSameAnswers(first),
      same: same.filter(isFirst),
      endings: listTexts('endings'),
      subjects: [],
      harmless: listTexts('harmless'),
    },
    others: {
      entries: mergeSameAnswers(others),
      same: same.filter((group) => !isFirst(group)),
      endings: [],
      subjects: listTexts('subject'),
      harmless: [],
    },
  };
  const { judge, isGuessed } = makeJudge(joinParts(words));
  // Pages get only what a search would misread.
  const isAlarm = (name: string) => judge(name).parts.some((part) => ['danger', 'possible'].includes(part));
  const isCertain = (name: string) => judge(name).parts.includes('danger');
  return {
    first: { ...words.first, harmless: [...words.first.harmless, ...names.filter(isCertain)] },
    others: {
      ...words.others,
      harmless: [
        ...names.filter((name) => isAlarm(name) && !isCertain(name)),
        ...[...contentWords].filter(isGuessed),
      ],
    },
  };
}
