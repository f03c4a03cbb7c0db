import { formatDate, dayStart } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { stateOf } from '#lib/publish/registrations.ts';
import { type Content, type Entry, say } from '../content.ts';
import { groupsOf } from '../fields/field-path.ts';
import { due, findingAt, type Problem } from '../problem.ts';

interface Consent {
  on: string;
  until: string;
}

interface Carrier {
  alt?: unknown;
  people?: unknown;
  consent?: Consent;
}

// Words for people, in what a picture in a text is said to show. A drawing shows nobody.
const PEOPLE =
  /\b(?:people|persons?|m[ae]n|wom[ae]n|boys?|girls?|child(?:ren)?|bab(?:y|ies)|mothers?|fathers?|famil(?:y|ies)|parents?|grand\w+|patients?|nurses?|doctors?|midwi\w+|students?|pupils?|teachers?|interns?|volunteers?|advocates?|crowd|team|staff|couple|youths?|elders?|traders?|farmers?|smiles?|faces?)\b/i;
const DRAWN = /\bdraw(?:n|ings?)\b/i;
const namedIn = (alt: string) => (DRAWN.test(alt) ? undefined : PEOPLE.exec(alt)?.[0]);

const HOW = 'consent: { by: Ama Mensah, on: 10/05/2026, until: 10/05/2028 }';

/** Whether a consent holds: given already, and not over. */
function* checkDays(
  entry: Entry,
  { on, until }: Consent,
  path: PropertyKey[],
  now: number,
): Generator<Problem> {
  const at = (field: string, message: string) => say(entry, [...path, 'consent', field], message);
  const state = stateOf(until, now);
  if (dayStart(on) > now)
    yield at('on', 'this day is still to come. Write the day on which the consent was given');
  else if (state !== 'holds') {
    const what =
      state === 'over'
        ? `the consent ended on ${formatDate(until)}, and the site no longer shows this`
        : `the consent ends on ${formatDate(until)}`;
    yield due(at('until', `${what}. Ask again, or remove it`));
  }
}

/** Pictures in a text cannot carry consent. */
function* checkText({ file, body }: Entry): Generator<Problem> {
  for (const { alt, ...place } of body.pictures) {
    const word = namedIn(alt);
    if (!word) continue;
    const message = `the picture shows people ("${word}"), and a picture in a text cannot say who agreed. Make it the picture of the entry, with consent`;
    yield { file, ...findingAt(place, message) };
  }
}

/** That nobody is shown, and no patient told of, who has not agreed to it. */
export function* checkConsent({ entries }: Content): Generator<Problem> {
  const now = readBuildTime();
  for (const entry of entries.filter(({ value }) => value !== undefined)) {
    for (const [group, path] of groupsOf(entry.data)) {
      const { alt, people, consent } = group as Carrier;
      if (consent) yield* checkDays(entry, consent, path, now);
      // A picture says itself whether it shows people: words for what it shows may leave them out, or mean a drawing.
      else if (people === 'nobody') {
        const word = namedIn(String(alt));
        if (word) {
          const message = `this shows people ("${word}"), and below stands people: nobody. Write who agreed, as in ${HOW}, or say in the alt text that it is a drawing`;
          yield say(entry, [...path, 'alt'], message);
        }
      } else if (alt !== undefined) {
        const message = `does the picture show people? Write who agreed, as in ${HOW}, or people: nobody when it is drawn or nobody can be known on it`;
        yield say(entry, [...path, 'alt'], message);
      }
    }
    yield* checkText(entry);
    const { about, patient } = entry.value as { about?: unknown; patient?: unknown };
    const isPatient = entry.kind.path === 'content/testimonials' && /\bpatient\b/i.test(String(about));
    if (isPatient && patient === undefined) {
      const message = `these seem to be the words of a patient. Write patient: true, and ${HOW}; or patient: false`;
      yield say(entry, ['about'], message);
    }
  }
}
