import type { ServiceEntry } from '#schemas/service.ts';
import type { Site } from '#schemas/site.ts';
import { type CheckedEntry, type Content, problemAt, validEntries } from '../content.ts';
import { findNearestName } from '../fields/did-you-mean.ts';
import { asWarning, type Problem } from '../problem.ts';
import { listOptions } from './list-options.ts';

interface Caution {
  entry: CheckedEntry;
  /** Such as 'content/services/lab-services.yaml › D-Dimer › warning'. */
  name: string;
  path: PropertyKey[];
  value: string;
}

/** The words that keep patients from harm: what to know or do before a test, and whom to call in an emergency. */
function listCautions(entries: readonly CheckedEntry[]): Caution[] {
  const ofTests = validEntries<ServiceEntry>(entries, 'content/services').flatMap(({ entry, value }) =>
    listOptions(entry, value).flatMap(({ name, path, ...option }) =>
      (['warning', 'prepare'] as const).flatMap((field): Caution[] => {
        const text = option[field];
        if (text === undefined || text === 'nothing') return [];
        return [{ entry, name: `${entry.file} › ${name} › ${field}`, path: [...path, field], value: text }];
      }),
    ),
  );
  const ofSite = validEntries<Site>(entries, 'content/site.yaml').map(({ entry, value }) => ({
    ...{ entry, name: `${entry.file} › emergencies › text`, path: ['emergency', 'text'] },
    value: value.emergency.text,
  }));
  return [...ofTests, ...ofSite];
}

/** The values of listCautions() by name, a part of `formerDestinations` of Content. */
export const cautionsOf = (entries: readonly CheckedEntry[]): Record<string, string> =>
  Object.fromEntries(listCautions(entries).map(({ name, value }) => [name, value]));

/** Warnings that are gone, or say something else than on the live site or before the change. More words are no loss. */
export function* checkCautions({ entries, formerEntries, formerDestinations }: Content): Generator<Problem> {
  const former = { ...formerDestinations, ...cautionsOf(formerEntries ?? []) };
  const all = listCautions(entries);
  const services = validEntries<ServiceEntry>(entries, 'content/services');
  for (const [name, before] of Object.entries(former)) {
    const [file, subject = '', field = ''] = name.split(' › ');
    const now = all.find((each) => each.name === name);
    const service = services.find(({ entry }) => entry.file === file);
    const options = service ? listOptions(service.entry, service.value) : [];
    const nearest = findNearestName(
      subject,
      options.map((each) => each.name),
    );
    const option = options.find((each) => each.name === nearest);
    const entry = now?.entry ?? option?.entry;
    const isRenamed = all.some((each) => each.value === before && !Object.hasOwn(former, each.name));
    // A test that is not offered any more needs no warning.
    if (field === '' || !entry || now?.value.includes(before) || (!now && isRenamed)) continue;
    const what = now ? `will no longer be "${before}"` : `is gone ("${before}")`;
    const message = `the ${field === 'prepare' ? 'preparation' : field} of ${subject} ${what}: somebody else (the clinic) should confirm this`;
    yield asWarning(problemAt(entry, now?.path ?? [...(option?.path ?? []), 'name'], message));
  }
}
