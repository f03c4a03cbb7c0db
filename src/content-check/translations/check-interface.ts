import type { Translation } from '#lib/language/translation.ts';
import { type Content, type CheckedEntry, problemAt, problemOfFile } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { leavesOf } from '../fields/field-path.ts';
import { type Problem, asWarning } from '../problem.ts';
import { checkPair } from './check-pair.ts';
import { emergencyNumbersOf, languagesOf } from './pair.ts';

const placeholdersIn = (text: string): string[] => text.match(/\{[^{}\s]*\}/g) ?? [];

/** Places in the English words that the remark behind them does not name: nothing would be filled in there. */
function* checkPlaceholders(english: CheckedEntry): Generator<Problem> {
  for (const [text, path] of leavesOf(english.data)) {
    const remark = english.remarkAt(path.slice(0, 2));
    const named = placeholdersIn(remark ?? '');
    const wrong = placeholdersIn(String(text)).find((place) => !named.includes(place));
    const write = named.length > 0 ? `Write ${named.join(' or ')}` : 'Remove it';
    if (remark && wrong) yield problemAt(english, path, `${wrong} is not a placeholder here. ${write}`);
  }
}

/** What the site itself says in other languages: words that differ from the English ones, or are missing. */
export function checkInterface({ entries }: Content): Problem[] {
  const languages = languagesOf(entries);
  const called = emergencyNumbersOf(entries);
  const files = entries.filter(({ kind }) => kind.name === 'interface');
  const english = files.find(({ id }) => id === 'en');
  if (english?.value === undefined) return [];
  const lacking = languages
    .filter(({ tag, published }) => published && !files.some(({ id }) => id === tag))
    .map(({ tag, name }) =>
      asWarning(
        problemOfFile(
          'content/languages.yaml',
          `${name} is published, and has no pages: buttons and labels are not translated. Write content/interface/${tag}.yaml`,
        ),
      ),
    );
  const faults = files.flatMap((entry) => {
    if (entry === english) return [];
    const language = languages.find(({ tag }) => tag === entry.id);
    if (!language) {
      const tags = languages.map(({ tag }) => tag);
      const help = didYouMean(entry.id, tags) || ` There are: ${tags.join(', ')}.`;
      return [
        problemOfFile(
          entry.file,
          `content/languages.yaml has no language "${entry.id}".${help} Rename this file, or add the language there`,
        ),
      ];
    }
    if (entry.value === undefined) return [];
    const data = (entry.data ?? {}) as Translation;
    return checkPair({
      own: { ...entry, data, tag: entry.id, original: english.file },
      english,
      language,
      called,
    });
  });
  return [...checkPlaceholders(english), ...lacking, ...faults];
}
