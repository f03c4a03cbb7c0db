import { fieldsOf, languagesOf, type CheckedEntry, type Content } from '../../src/content-check/content.ts';
import { listUnlistedPages } from '../../src/content-check/links/missing-parts.ts';
import { leavesOf } from '../../src/content-check/fields/field-path.ts';
import { compareIds } from '../../src/lib/ids.ts';
import { hostsOf, listThirdParties } from '../../src/lib/security/third-parties.ts';
import { sortKey } from '../../src/schemas/date.ts';
import type { Recording } from '../../src/schemas/media.ts';
import type { RecordingText } from '../messages/recording-texts.ts';
import type { ServiceEntry } from '../../src/schemas/service.ts';
import type { Site } from '../../src/schemas/site.ts';
import { makeBlocker, makeNote, type ReportItem } from './report-items.ts';

export const isSample = (entry: CheckedEntry): boolean => fieldsOf<{ sample: true }>(entry).sample === true;

/** Recordings that are only examples, such as those of a computer voice. */
export function findSampleRecordings(entries: readonly CheckedEntry[]): ReportItem[] {
  return entries.flatMap((entry) => {
    const { audio = [] } = fieldsOf<{ audio: Recording[] }>(entry);
    return audio.flatMap(({ sample, title }, index) => {
      const place = `${entry.file}:${entry.locate(['audio', index]).line}`;
      const text = `${place} audio › ${title}: have somebody speak it, or remove it`;
      return sample ? makeBlocker('Still sample', text) : [];
    });
  });
}

/**
 * Price lists and /your-visit need recordings for people who do not read: in English, and in each language that people mix with it.
 * The field `spokenFrom` of a recording is the `mark` of the spoken text (recording-texts.ts).
 */
export function findRecordingFaults(
  entries: readonly CheckedEntry[],
  texts: readonly RecordingText[],
): ReportItem[] {
  const group = 'Recordings of prices (npm run messages has the words)';
  const languages = languagesOf(entries).filter(
    ({ tag, mixedWith }) => tag === 'en' || mixedWith?.includes('en'),
  );
  return texts.flatMap(({ file, mark }) => {
    const entry = entries.find((each) => each.file === file);
    const { audio = [] } = entry ? fieldsOf<{ audio: Recording[] }>(entry) : {};
    return languages.flatMap(({ tag, name: spoken }) => {
      const recording = audio.find(({ language, spokenFrom }) => language === tag && spokenFrom);
      const name = `${file}: ${spoken}`;
      if (!recording) return makeNote(group, `${name} is missing`);
      if (recording.spokenFrom === mark) return [];
      return makeBlocker(
        group,
        `${name} is older than the words: record it again, then write spokenFrom: ${mark}`,
      );
    });
  });
}

const EMPTY_GROUP = 'Not filled in, perhaps on purpose';

export function findMissingCrisisLines({ crisisLines }: Site): ReportItem[] {
  const missing = (['distress', 'violence'] as const).filter(
    (use) => !crisisLines.some((line) => line.for === use),
  );
  return missing.map((use) =>
    makeNote(
      EMPTY_GROUP,
      `crisisLines: nobody for ${use}, so content/help-pages and searches have only the emergency numbers; ask a crisis line, then write its name, number and hours, and "for: ${use}"`,
    ),
  );
}

const MAX_IDS = 12;

/** Leaves out languages and translations, because findUnreviewedLanguages reports them. */
export function findSampleEntries(entries: readonly CheckedEntry[]): ReportItem[] {
  const withoutLanguages = entries.filter(({ kind }) => kind.name !== 'languages');
  const folders = Map.groupBy(withoutLanguages, ({ kind }) => kind.path);
  return [...folders].flatMap(([path, all]) => {
    const samples = all.filter(isSample);
    if (samples.length === 0) return [];
    // A kind that is a single file has no ids.
    const ids = samples.toSorted(compareIds).flatMap(({ id }) => id || []);
    const shownIds = ids.slice(0, MAX_IDS).join(', ') + (ids.length > MAX_IDS ? ', ...' : '');
    const details = ids.length > 0 ? ` ${samples.length} of ${all.length}: ${shownIds}` : '';
    return makeBlocker('Still sample', path + details);
  });
}

/** Invented settings: reserved hosts, numbers and codes that nobody has, and the word "sample". */
const INVENTED =
  /\.example(?![\w-])|\+233[\s()-]*(?:0[\s()-]*){6}\d|555-01\d\d|\bsample\b|0000\s0000|: SAMP/i;

/** Empty settings are notes, because they may be intended. */
export function findUnreadySettings(site: Site): ReportItem[] {
  return [...leavesOf(site)].flatMap(([text, path]) => {
    // findUntriedThirdParties reports `triedOn`.
    if (typeof text !== 'string' || path.at(-1) === 'triedOn') return [];
    const setting = path.join(' › ');
    if (text === '') return makeNote(EMPTY_GROUP, setting);
    if (!INVENTED.test(text)) return [];
    return makeBlocker('Settings to replace in content/site.yaml', `${setting}: ${text}`);
  });
}

/** Fields of a test. Here `sample` is blood or urine. */
const MEDICAL_FIELDS = ['for', 'warning', 'prepare', 'sample', 'results'] as const;

export function findUncheckedFacts(entries: readonly CheckedEntry[]): ReportItem[] {
  return entries.flatMap((entry) => {
    const { categories, medicalReview } = fieldsOf<ServiceEntry>(entry);
    if (entry.kind.path !== 'content/services' || !categories || medicalReview) return [];
    const options = categories.flatMap((category) => category.options);
    const count = options.filter((option) =>
      MEDICAL_FIELDS.some((field) => option[field] !== undefined),
    ).length;
    if (count === 0) return [];
    const text = `${entry.file}: ask a clinician of the team to check the facts about ${count} tests or services, then write medicalReview`;
    return makeBlocker('Medical facts to check', text);
  });
}

const listConfigured = (site: Site) => listThirdParties(site).filter((party) => hostsOf(party).length > 0);

/** A build leaves out a third party whose key is missing. No page links to the form for groups if the organisation tests no groups. */
export function findMissingKeys(site: Site, entries: readonly CheckedEntry[], environment = process.env) {
  const testsGroups = !listUnlistedPages(entries).has('/group-health-check');
  return listConfigured(site).flatMap(({ setting, keys = [] }) =>
    keys
      .filter((name) => !environment[name] && (testsGroups || name !== 'EMAIL_TEMPLATE_GROUP_HEALTH_CHECK'))
      .map((name) =>
        makeBlocker(
          'Keys that are not in this environment',
          `${name}: ${setting} needs it where the site is built`,
        ),
      ),
  );
}

/** A `triedOn` later than `today` (YYYYMMDD in Ghana) does not count. */
export function findUntriedThirdParties(site: Site, today: string): ReportItem[] {
  return listConfigured(site)
    .filter(({ triedOn }) => triedOn === '' || sortKey(triedOn) > today)
    .map(({ setting, trial, triedOn }) => {
      const remark = triedOn === '' ? '' : ` (${triedOn} is still to come)`;
      const field = `thirdParties › ${setting} › triedOn${remark}`;
      return makeBlocker('Third parties to try on the real site', `${field}: ${trial}, then write the day`);
    });
}

export function findUnreviewedLanguages({
  entries,
  translations,
}: Pick<Content, 'entries' | 'translations'>): ReportItem[] {
  return languagesOf(entries).flatMap(({ tag, name, published, reviewer, sample }) => {
    if (tag === 'en') return [];
    const sampleCount = translations.filter((file) => file.tag === tag && isSample(file)).length;
    const texts = [
      !reviewer && 'has no reviewer; ask a speaker to read every page, then write "reviewer"',
      sample && 'is still a sample; remove "sample: true" when its pages have been read',
      sampleCount > 0 &&
        `has ${sampleCount} files of sample text; ask a speaker, and for health a clinician, to read them, ` +
          'then remove "sample: true"',
      !published && 'is not published: visitors do not see it',
    ].filter((text) => typeof text === 'string');
    const makeItem = published ? makeBlocker : makeNote;
    return texts.map((text) =>
      makeItem('Languages that nobody has reviewed', `content/languages.yaml: ${name} (${tag}) ${text}`),
    );
  });
}
