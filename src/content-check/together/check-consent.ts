import { formatDate, readBuildTime, dayStart } from '#lib/dates.ts';
import { stateOf } from '#lib/registrations.ts';
import { type Content, type Entry, say } from '../content.ts';
import { parseBody, type Node, startOf, walk } from '../body/tree.ts';
import type { Problem } from '../problem.ts';

interface Consent {
  on: string;
  until: string;
}

interface Carrier {
  alt?: unknown;
  people?: unknown;
  patient?: unknown;
  consent?: Consent;
}

// Words for people, in what a picture in a text is said to show. A drawing shows nobody.
const PEOPLE =
  /\b(?:people|persons?|m[ae]n|wom[ae]n|boys?|girls?|child(?:ren)?|bab(?:y|ies)|mothers?|fathers?|famil(?:y|ies)|parents?|grand\w+|patients?|nurses?|doctors?|midwi\w+|students?|pupils?|teachers?|interns?|volunteers?|advocates?|crowd|team|staff|couple|youths?|elders?|traders?|farmers?|smiles?|faces?)\b/i;
const DRAWN = /\bdraw(?:n|ings?)\b/i;
const shownIn = (alt: unknown) => (DRAWN.test(String(alt)) ? undefined : PEOPLE.exec(String(alt))?.[0]);

const HOW = 'consent: { by: Ama Mensah, on: 10/05/2026, until: 10/05/2028 }';

/** Everything in an entry that can carry consent, with the path to it. */
function* listCarriers(data: unknown, path: PropertyKey[] = []): Generator<[Carrier, PropertyKey[]]> {
  if (typeof data !== 'object' || data === null) return;
  if ('alt' in data || 'consent' in data) yield [data as Carrier, path];
  const isList = Array.isArray(data);
  for (const [key, each] of Object.entries(data))
    yield* listCarriers(each, [...path, isList ? Number(key) : key]);
}

/** Whether a consent holds: given already, and not over. */
function checkDays(entry: Entry, { on, until }: Consent, path: PropertyKey[], now: number): Problem[] {
  const at = (field: string, message: string) => say(entry, [...path, 'consent', field], message);
  if (dayStart(on) > now)
    return [at('on', 'this day is still to come. Write the day on which the consent was given')];
  const state = stateOf(until, now);
  if (state === 'holds') return [];
  const what =
    state === 'over'
      ? `the consent ended on ${formatDate(until)}, and the site no longer shows this`
      : `the consent ends on ${formatDate(until)}`;
  return [{ ...at('until', `${what}. Ask again, or remove it`), isWarning: true, isDue: true }];
}

/** A picture says itself whether it shows people: words for what it shows may leave them out, or mean a drawing. */
function checkCarrier(entry: Entry, carrier: Carrier, path: PropertyKey[], now: number): Problem[] {
  if (carrier.consent) return checkDays(entry, carrier.consent, path, now);
  if (!('alt' in carrier) || carrier.people === 'nobody') return [];
  const message = `does the picture show people? Write who agreed, as in ${HOW}, or people: nobody when it is drawn or nobody can be known on it`;
  return [say(entry, [...path, 'alt'], message)];
}

/** Pictures in a text cannot carry consent. */
function checkText({ file, text, textLine, body }: Entry): Problem[] {
  if (body.pictures.length === 0) return [];
  const tree = parseBody('\n'.repeat(textLine - 1) + text, file.endsWith('.mdx'));
  if ('message' in tree) return [];
  return [...walk(tree as Node)].flatMap((node) => {
    const word = node.type === 'image' ? shownIn(node.alt) : undefined;
    const message = `the picture shows people ("${word}"), and a picture in a text cannot say who agreed. Make it the picture of the entry, with consent`;
    return word ? [{ file, ...startOf(node), field: '', message }] : [];
  });
}

/** Words of a patient, as their line says, that do not say that the patient agreed. */
function checkWords(entry: Entry): Problem[] {
  const { about, patient } = (entry.value ?? {}) as { about?: unknown; patient?: unknown };
  if (
    entry.kind.path !== 'content/testimonials' ||
    patient !== undefined ||
    !/\bpatient\b/i.test(String(about))
  )
    return [];
  return [
    say(
      entry,
      ['about'],
      `these seem to be the words of a patient. Write patient: true, and ${HOW}; or patient: false`,
    ),
  ];
}

/** That nobody is shown, and no patient told of, who has not agreed to it. */
export function checkConsent({ entries }: Content): Problem[] {
  const now = readBuildTime();
  return entries
    .filter(({ value }) => value !== undefined)
    .flatMap((entry) => [
      ...[...listCarriers(entry.data)].flatMap(([carrier, path]) => checkCarrier(entry, carrier, path, now)),
      ...checkText(entry),
      ...checkWords(entry),
    ]);
}
