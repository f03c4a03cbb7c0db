import type { Content, Entry } from '../../src/content-check/content.ts';
import { languagesOf } from '../../src/content-check/translations/pair.ts';
import type { Finding } from './findings.ts';
import type { Recording } from '../../src/schemas/media.ts';
import type { ServiceEntry } from '../../src/schemas/service.ts';
import type { Language } from '../../src/schemas/languages.ts';
import { inOrder } from '../../src/schemas/date.ts';
import type { Site } from '../../src/schemas/site.ts';
import { hostsOf, listThirdParties } from '../../src/lib/third-parties.ts';

const isSample = ({ value }: Entry) => (value as { sample?: true } | undefined)?.sample === true;

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** Recordings that were made to show the site, such as by a computer's voice. */
export function findSampleRecordings(entries: readonly Entry[]): Finding[] {
  return entries.flatMap(({ file, value, locate }) => {
    const { audio = [] } = (value ?? {}) as { audio?: Recording[] };
    return audio.flatMap(({ sample: isExample, title }, at): Finding[] => {
      const text = `${file}:${locate(['audio', at]).line} audio › ${title}: have somebody speak it, or remove it`;
      return isExample ? [{ group: 'Still sample', text, isBlocking: true }] : [];
    });
  });
}

/** Whether people in distress are told whom to call beside the emergency numbers. */
export const findCrisisLines = ({ crisisLines }: Site): Finding[] =>
  crisisLines.length > 0
    ? []
    : [
        {
          group: 'Not filled in, perhaps on purpose',
          text: 'crisisLines: /wohohiame names only the emergency numbers; ask a service that listens, then write its name, number and hours',
          isBlocking: false,
        },
      ];

const MOST_NAMES = 12;

/** Entries that were invented to show the site, one line for each folder. */
export function findSamples(entries: readonly Entry[]): Finding[] {
  // findLanguages tells of languages.
  const told = entries.filter(({ kind }) => !['interface', 'languages'].includes(kind.name));
  const folders = Map.groupBy(told, ({ kind }) => kind.path);
  return [...folders].flatMap(([path, all]) => {
    const samples = all.filter(isSample);
    if (samples.length === 0) return [];
    const names = samples
      .map(({ id }) => id)
      .filter(Boolean)
      .toSorted(byNumber);
    const shown = names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ', ...' : '');
    const count = names.length > 0 ? ` ${samples.length} of ${all.length}: ${shown}` : '';
    return [{ group: 'Still sample', text: `${path}${count}`, isBlocking: true }];
  });
}

// The forms that the shipped settings are invented in: reserved hosts, numbers that nobody has, and the word itself.
const INVENTED = /\.example(?![\w-])|\b00 000 0\d{3}\b|555-01\d\d|\bsample\b|0000 0000|: SAMP/i;

function listTexts(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join(' › '), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => listTexts(each, [...path, key]));
}

/** Settings of content/site.yaml that are invented, which block a launch, and those that are empty, which may be meant so. */
export function findSettings(site: Site): Finding[] {
  return listTexts(site).flatMap(([path, text]): Finding[] => {
    // findUntried asks for those that are needed.
    if (path.endsWith('triedOn')) return [];
    if (text === '') return [{ group: 'Not filled in, perhaps on purpose', text: path, isBlocking: false }];
    if (!INVENTED.test(text)) return [];
    return [
      { group: 'Settings to replace in content/site.yaml', text: `${path}: ${text}`, isBlocking: true },
    ];
  });
}

const FACTS = ['for', 'prepare', 'sample', 'results'] as const;

/** Price lists that tell patients about tests while no clinician has checked what is told. */
export function findUnchecked(entries: readonly Entry[]): Finding[] {
  return entries.flatMap(({ file, kind, value }) => {
    const { categories, medicalReview } = (value ?? {}) as Partial<ServiceEntry>;
    if (kind.path !== 'content/services' || !categories || medicalReview) return [];
    const options = categories.flatMap((category) => category.options);
    const told = options.filter((option) => FACTS.some((fact) => option[fact] !== undefined)).length;
    if (told === 0) return [];
    const text = `${file}: a clinician of the team checks what is said of ${told} tests or services, then write medicalReview`;
    return [{ group: 'Medical words to check', text, isBlocking: true }];
  });
}

const listConfigured = (site: Site) => listThirdParties(site).filter((party) => hostsOf(party).length > 0);

/** Keys that a configured service needs and the environment does not have: the site would be built without that service. */
export function findKeys(site: Site, environment: NodeJS.ProcessEnv): Finding[] {
  return listConfigured(site).flatMap(({ setting, keys = [] }) =>
    keys
      .filter((name) => !environment[name])
      .map((name) => ({
        group: 'Keys that are not in this environment',
        text: `${name}: ${setting} needs it where the site is built`,
        isBlocking: true,
      })),
  );
}

/** Third parties that nobody has tried on the real site: only a try shows that its other side answers. `today` is YYYYMMDD in Ghana. */
export function findUntried(site: Site, today: string): Finding[] {
  return listConfigured(site)
    .filter(({ triedOn }) => triedOn === '' || inOrder(triedOn) > today)
    .map(({ setting, trial, triedOn }) => ({
      group: 'Third parties to try on the real site',
      text: `thirdParties › ${setting} › triedOn${triedOn && ` (${triedOn} is still to come)`}: ${trial}, then write the day`,
      isBlocking: true,
    }));
}

/** Languages that visitors can choose while nobody who speaks them has read the pages, or while words are samples. */
export function findLanguages({
  entries,
  translations,
}: Pick<Content, 'entries' | 'translations'>): Finding[] {
  const group = 'Languages that nobody has reviewed';
  const own = ({ tag }: Language) => [
    ...translations.filter((file) => file.tag === tag),
    ...entries.filter(({ kind, id }) => kind.name === 'interface' && id === tag),
  ];
  return languagesOf(entries)
    .filter(({ tag }) => tag !== 'en')
    .flatMap((language): Finding[] => {
      const { tag, name, published, reviewer, sample } = language;
      const says = (text: string) => ({
        group,
        text: `content/languages.yaml: ${name} (${tag}) ${text}`,
        isBlocking: published,
      });
      const samples = own(language).filter(isSample).length;
      return [
        ...(reviewer
          ? []
          : [says('has no reviewer; somebody who speaks it reads every page, then write reviewer')]),
        ...(sample ? [says('is still a sample; remove the line when its pages have been read')] : []),
        ...(samples > 0
          ? [
              says(
                `has ${samples} files of sample words; a speaker and, of health, a clinician read them, then remove sample`,
              ),
            ]
          : []),
        ...(published ? [] : [says('is not published: visitors do not see it')]),
      ];
    });
}
