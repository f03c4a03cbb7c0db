import type { Site } from '#schemas/site.ts';
import { type Content, type CheckedEntry, problemAt, validEntries } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import { asWarning, type Problem } from '../problem.ts';

interface Destination {
  entry: CheckedEntry;
  /** Such as giving.mobileMoney.number in content/site.yaml, or the file of a programme. */
  name: string;
  path: PropertyKey[];
  value: string;
}

// What gifts pay for, and notes of the owner: no money goes there.
const NOT_MONEY = /^(?:giving\.amounts|thirdParties\.donation\.(?:triedOn|sizeMb))\b/;
/** What goes to a field of site.yaml that is not about money. */
const CONTACTS: ReadonlyMap<string, string> = new Map([
  ['email', 'Messages'],
  ['volunteerEmail', 'Messages'],
  ['whatsapp', 'Messages'],
  ['sms', 'Messages'],
  ['phone', 'Calls'],
  ['emergency.general', 'Emergency calls'],
  ['emergency.ambulance', 'Emergency calls'],
]);

/** Where gifts, messages and calls go: every number, name, account and address. */
function listDestinations(entries: readonly CheckedEntry[]): Destination[] {
  const ofSite = validEntries<Site>(entries, 'content/site.yaml').flatMap(({ entry, value: site }) => {
    const { giving, thirdParties, email, volunteerEmail, whatsapp, sms, phone, emergency } = site;
    const { general, ambulance } = emergency;
    const contacts = { email, volunteerEmail, whatsapp, sms, phone, emergency: { general, ambulance } };
    const groups = { giving, thirdParties: { donation: thirdParties.donation }, ...contacts };
    return [...leavesOf(groups)].map(([value, path]) => ({ entry, name: path.join('.'), path, value }));
  });
  const ofProgrammes = validEntries<{ form: string }>(entries, 'content/programmes').map(
    ({ entry, value: { form } }) => ({ entry, name: entry.file, path: ['form'], value: form }),
  );
  return [...ofSite, ...ofProgrammes].flatMap(({ value, ...place }) => {
    // The schema puts non-breaking spaces into numbers.
    const text = String(value ?? '').replaceAll('\u00a0', ' ');
    return text === '' || NOT_MONEY.test(place.name) ? [] : [{ ...place, value: text }];
  });
}

/** The values of listDestinations() by name, as in `formerDestinations` of Content. */
export const destinationsOf = (entries: readonly CheckedEntry[]): Record<string, string> =>
  Object.fromEntries(listDestinations(entries).map(({ name, value }) => [name, value]));

/** Money, messages and calls that would go elsewhere than those of the live site: a slip, or a theft. */
export function* checkDestinations({ entries, formerDestinations }: Content): Generator<Problem> {
  if (!formerDestinations) return;
  const known = new Map(Object.entries(formerDestinations));
  const knownValues = new Set(known.values());
  for (const { entry, name, path, value } of listDestinations(entries)) {
    const before = known.get(name);
    // A line that moved within its list goes nowhere else.
    if (before === value || (typeof path.at(-1) === 'number' && knownValues.has(value))) continue;
    const what = CONTACTS.get(name) ?? 'Gifts';
    const instead = before === undefined ? '' : `, and on the live site to ${before}`;
    const message = `${what} will now go to ${value}${instead}: somebody else should confirm this`;
    yield asWarning(problemAt(entry, path, message));
  }
}
