import type { Content, Entry } from '../../src/content-check/content.ts';
import { leavesOf } from '../../src/content-check/fields/field-path.ts';
import { languagesOf } from '../../src/content-check/translations/pair.ts';
import { block, mention, type Finding } from './findings.ts';
import type { Recording } from '../../src/schemas/media.ts';
import type { ServiceEntry } from '../../src/schemas/service.ts';
import { inOrder } from '../../src/schemas/date.ts';
import type { Site } from '../../src/schemas/site.ts';
import { hostsOf, listThirdParties } from '../../src/lib/security/third-parties.ts';

export const isSample = ({ value }: Entry): boolean =>
  (value as { sample?: true } | undefined)?.sample === true;

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** Recordings that were made to show the site, such as by a computer's voice. */
export function findSampleRecordings(entries: readonly Entry[]): Finding[] {
  return entries.flatMap(({ file, value, locate }) => {
    const { audio = [] } = (value ?? {}) as { audio?: Recording[] };
    return audio.flatMap(({ sample, title }, at) => {
      const place = `${file}:${locate(['audio', at]).line}`;
      const text = `${place} audio › ${title}: have somebody speak it, or remove it`;
      return sample ? block('Still sample', text) : [];
    });
  });
}

const PERHAPS = 'Not filled in, perhaps on purpose';

/** Whether people in distress are told whom to call beside the emergency numbers. */
export function findCrisisLines({ crisisLines }: Site): Finding[] {
  const text =
    'crisisLines: /wohohiame names only the emergency numbers; ask a service that listens, then write its name, number and hours';
  return crisisLines.length > 0 ? [] : [mention(PERHAPS, text)];
}

const MOST_NAMES = 12;

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
    return block('Still sample', path + count);
  });
}

// The forms that the shipped settings are invented in: reserved hosts, numbers that nobody has, and the word itself.
const INVENTED = /\.example(?![\w-])|\b00 000 0\d{3}\b|555-01\d\d|\bsample\b|0000 0000|: SAMP/i;

/** Settings of content/site.yaml that are invented, which block a launch, and those that are empty, which may be meant so. */
export function findSettings(site: Site): Finding[] {
  return [...leavesOf(site)].flatMap(([text, path]) => {
    // findUntried asks for those that are needed.
    if (typeof text !== 'string' || path.at(-1) === 'triedOn') return [];
    const setting = path.join(' › ');
    if (text === '') return mention(PERHAPS, setting);
    if (!INVENTED.test(text)) return [];
    return block('Settings to replace in content/site.yaml', `${setting}: ${text}`);
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
    return block('Medical words to check', text);
  });
}

const listConfigured = (site: Site) => listThirdParties(site).filter((party) => hostsOf(party).length > 0);

/** Keys that a configured service needs and the environment does not have: the site would be built without that service. */
export function findKeys(site: Site, environment: NodeJS.ProcessEnv): Finding[] {
  const group = 'Keys that are not in this environment';
  return listConfigured(site).flatMap(({ setting, keys = [] }) =>
    keys
      .filter((name) => !environment[name])
      .map((name) => block(group, `${name}: ${setting} needs it where the site is built`)),
  );
}

/** Third parties that nobody has tried on the real site: only a try shows that its other side answers. `today` is YYYYMMDD in Ghana. */
export function findUntried(site: Site, today: string): Finding[] {
  return listConfigured(site)
    .filter(({ triedOn }) => triedOn === '' || inOrder(triedOn) > today)
    .map(({ setting, trial, triedOn }) => {
      const field = `thirdParties › ${setting} › triedOn${triedOn && ` (${triedOn} is still to come)`}`;
      return block('Third parties to try on the real site', `${field}: ${trial}, then write the day`);
    });
}

/** Languages that visitors can choose while nobody who speaks them has read the pages, or while words are samples. */
export function findLanguages({
  entries,
  translations,
}: Pick<Content, 'entries' | 'translations'>): Finding[] {
  return languagesOf(entries).flatMap(({ tag, name, published, reviewer, sample }) => {
    if (tag === 'en') return [];
    const own = [
      ...translations.filter((file) => file.tag === tag),
      ...entries.filter(({ kind, id }) => kind.name === 'interface' && id === tag),
    ];
    const samples = own.filter(isSample).length;
    const texts = [
      !reviewer && 'has no reviewer; somebody who speaks it reads every page, then write reviewer',
      sample && 'is still a sample; remove the line when its pages have been read',
      samples > 0 &&
        `has ${samples} files of sample words; a speaker and, of health, a clinician read them, then remove sample`,
      !published && 'is not published: visitors do not see it',
    ].filter((text) => typeof text === 'string');
    const say = published ? block : mention;
    return texts.map((text) =>
      say('Languages that nobody has reviewed', `content/languages.yaml: ${name} (${tag}) ${text}`),
    );
  });
}
