import { type Content, type CheckedEntry, validEntries } from '../content.ts';
import { leavesOf, valueAt } from '../fields/field-path.ts';
import { warningAt, type Problem } from '../problem.ts';
import { listTextContacts } from './check-texts.ts';

interface Destination {
  entry: CheckedEntry;
  /** Such as giving.mobileMoney.number in content/site.yaml, or the file of a programme. */
  name: string;
  path: PropertyKey[];
  value: string;
}

/** The fields of site.yaml where gifts, messages and calls go: of `giving`, all but what gifts pay for. */
const DESTINATIONS =
  /^(?:(?:url|email|volunteerEmail|whatsapp|sms|phone|office\.phone|emergency\.(?:general|ambulance)|crisisLines\.\d+\.(?:name|number))$|giving\.(?!amounts\b)|thirdParties\.(?:donation|application|email)\.(?!triedOn$|sizeMb$))/;
/** What goes to a field of site.yaml that is not about money. */
const CONTACTS: readonly (readonly [name: RegExp, what: string])[] = [
  [/^(?:email|volunteerEmail|whatsapp|sms|thirdParties\.email)\b/, 'Messages'],
  [/^url$/, 'Visitors'],
  [/^(?:phone|office\.phone)$/, 'Calls'],
  [/^emergency\./, 'Emergency calls'],
  [/^crisisLines\./, 'Calls of people in distress'],
  [/^thirdParties\.application\./, 'Applications'],
  [/^content\/services\//, 'Bookings'],
];

/** Where gifts, messages and calls go: every number, name, account and address. */
function listDestinations(entries: readonly CheckedEntry[]): Destination[] {
  const ofSite = validEntries(entries, 'site').flatMap(({ entry, value: site }) =>
    leavesOf(site)
      .map(([value, path]) => ({ entry, name: path.join('.'), path, value }))
      .filter(({ name }) => DESTINATIONS.test(name)),
  );
  const ofForms = entries.flatMap((entry) => {
    const field = { programmes: 'form', services: 'calendar' }[entry.kind.name];
    return field ? [{ entry, name: entry.file, path: [field], value: valueAt(entry.value, [field]) }] : [];
  });
  return [...ofSite, ...ofForms].flatMap(({ value, ...place }) => {
    // The schema puts non-breaking spaces into numbers.
    const text = String(value ?? '').replaceAll('\u00a0', ' ');
    return text === '' ? [] : [{ ...place, value: text }];
  });
}

/** The values of listDestinations() by name, as in `formerDestinations` of Content, and the contacts in texts. */
export const destinationsOf = (entries: readonly CheckedEntry[]): Record<string, string> =>
  Object.fromEntries([
    ...listDestinations(entries).map(({ name, value }) => [name, value]),
    ...entries.flatMap((entry) =>
      listTextContacts(entry).map((contact) => [`${entry.file} ${contact}`, contact]),
    ),
  ]);

/** destinationsOf() before the checked change, for a site that is not live; undefined if nothing has changed. */
export function destinationsBefore(content: Partial<Content>): Record<string, string> | undefined {
  const { entries = [], formerEntries = [], newFiles = [] } = content;
  const changed = new Set([...formerEntries.map(({ file }) => file), ...newFiles]);
  const unchanged = entries.filter(({ file }) => !changed.has(file));
  return changed.size > 0 ? destinationsOf([...unchanged, ...formerEntries]) : undefined;
}

/** Money, messages and calls that would go elsewhere than until now: a slip, or a theft. */
export function* checkDestinations({ entries, formerDestinations }: Content): Generator<Problem> {
  if (!formerDestinations) return;
  const known = new Map(Object.entries(formerDestinations));
  const knownValues = new Set(known.values());
  const all = listDestinations(entries);
  for (const { entry, name, path, value } of all) {
    const before = known.get(name);
    // What moved within its list goes nowhere else.
    const isInList = path.some((step) => typeof step === 'number');
    if (before === value || (isInList && knownValues.has(value))) continue;
    const what = CONTACTS.find(([names]) => names.test(name))?.[1] ?? 'Gifts';
    // A line beside a number is a sentence, such as "Network: MTN."
    const [change, to] = /\.lines\.\d+$/.test(name)
      ? ['Donors will now read', '']
      : [`${what} will now go to`, 'to '];
    const instead = before === undefined ? '' : `, and until now ${to}${before}`;
    const message = `${change} ${value}${instead}: somebody else should confirm this`;
    yield warningAt(entry, path, message);
  }
  for (const { entry } of validEntries(entries, 'site'))
    for (const [name, value] of known) {
      if (!name.startsWith('crisisLines.') || all.some((each) => each.value === value)) continue;
      const message = `people in distress will no longer find ${value}: somebody else should confirm this`;
      yield warningAt(entry, ['crisisLines'], message);
    }
}
