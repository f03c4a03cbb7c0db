import type { Translation } from '#lib/language/translation.ts';
import { type Content, type CheckedEntry, problemAt, problemOfFile } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import { type Problem, asWarning } from '../problem.ts';
import { checkPair } from './check-pair.ts';
import { emergencyNumbersOf, explainUnknownLanguage, languagesOf } from './pair.ts';

const placeholdersIn = (text: string): string[] => text.match(/\{[^{}\s]*\}/g) ?? [];

/** Placeholders in the English texts that the remark does not name: the site would not fill them in. */
function* checkPlaceholders(english: CheckedEntry): Generator<Problem> {
  for (const [text, path] of leavesOf(english.data)) {
    const remark = english.remarkAt(path.slice(0, 2));
    const named = placeholdersIn(remark ?? '');
    const wrong = placeholdersIn(String(text)).find((place) => !named.includes(place));
    const write = named.length > 0 ? `Write ${named.join(' or ')}` : 'Remove it';
    if (remark && wrong) yield problemAt(english, path, `${wrong} is not a placeholder here. ${write}`);
  }
}

/** Interface texts in other languages that differ from English, or are missing. */
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
  const others = files.flatMap((entry) => {
    if (entry === english) return [];
    const language = languages.find(({ tag }) => tag === entry.id);
    if (!language) {
      const tags = languages.map(({ tag }) => tag);
      return [problemOfFile(entry.file, explainUnknownLanguage(entry.id, tags))];
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
  return [...checkPlaceholders(english), ...lacking, ...others];
}
