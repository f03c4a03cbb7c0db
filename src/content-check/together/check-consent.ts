import { DAY_MS, formatDate, dayStart } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { expiryState } from '#lib/publish/registrations.ts';
import type { Consent } from '#schemas/consent.ts';
import { type Content, type CheckedEntry, fieldsOf } from '../content.ts';
import { groupsOf } from '../fields/field-path.ts';
import { problemAt, mistakeAt, type Problem, dueAt, warningAt } from '../problem.ts';

interface ConsentFields {
  alt?: unknown;
  people?: unknown;
  consent?: Consent;
}

// An alt text with one of these words describes a picture of people.
const PEOPLE_WORDS =
  /\b(?:people|persons?|m[ae]n|wom[ae]n|boys?|girls?|child(?:ren)?|bab(?:y|ies)|mothers?|fathers?|famil(?:y|ies)|parents?|grand\w+|patients?|nurses?|doctors?|midwi\w+|students?|pupils?|teachers?|interns?|volunteers?|advocates?|crowd|team|staff|couple|youths?|elders?|traders?|farmers?|smiles?|faces?)\b/i;
const findPeopleWord = (alt: string) => PEOPLE_WORDS.exec(alt)?.[0];

const MAX_CONSENT_MS = 5 * 366 * DAY_MS;
const CONSENT_EXAMPLE = 'consent: { by: Ama Mensah, on: 10/05/2026, until: 10/05/2028 }';

function* checkDays(entry: CheckedEntry, { on, until }: Consent, path: PropertyKey[], now: number) {
  const [atOn, atUntil] = [
    [...path, 'consent', 'on'],
    [...path, 'consent', 'until'],
  ];
  const future = 'this day is in the future. Write the day on which the consent was given';
  const long =
    'this is more than five years. People change their minds: write an earlier day, and ask again then';
  const state = expiryState(until, now);
  const ends = `${state === 'over' ? 'ended' : 'ends'} on ${formatDate(until)}`;
  const hidden = state === 'over' ? ', and the site no longer shows this' : '';
  const due = `the consent ${ends}${hidden}. Ask again, or remove what the consent is for`;
  if (dayStart(on) > now) yield problemAt(entry, atOn, future);
  else if (state !== 'holds') yield { ...dueAt(entry, atUntil, due), hidesItself: true as const };
  else if (dayStart(until) - dayStart(on) > MAX_CONSENT_MS) yield warningAt(entry, atUntil, long);
}

/** A picture in the text below the header block cannot have a consent, so it must not show people. */
function* checkTextPictures({ file, body }: CheckedEntry) {
  for (const { alt, ...place } of body.pictures) {
    const word = findPeopleWord(alt);
    if (!word) continue;
    const message = `the picture shows people ("${word}"), and a picture in a text cannot say who agreed. Make it the picture of the entry, with consent or people: drawn`;
    yield { file, ...mistakeAt(place, message) };
  }
}

/** Pictures and testimonials that may lack a consent. */
export function* checkConsent({ entries }: Content): Generator<Problem> {
  const now = readBuildTime();
  for (const entry of entries.filter(({ value }) => value !== undefined)) {
    for (const [group, path] of groupsOf(entry.data)) {
      // The entry matches its schema, which gives these fields their types.
      const { alt, people, consent } = group as ConsentFields;
      if (consent) yield* checkDays(entry, consent, path, now);
      // `people: nobody` says that nobody can be recognised, so the alt text must not mention people.
      else if (people === 'nobody') {
        const word = findPeopleWord(String(alt));
        if (word) {
          const message = `this shows people ("${word}"), but says people: nobody. Write who agreed, as in ${CONSENT_EXAMPLE}, or people: drawn if it is a drawing`;
          yield problemAt(entry, [...path, 'alt'], message);
        }
      } else if (alt !== undefined && people !== 'drawn') {
        const message = `does the picture show people? Write who agreed, as in ${CONSENT_EXAMPLE}, or people: nobody when nobody can be recognised, or people: drawn`;
        yield problemAt(entry, [...path, 'alt'], message);
      }
    }
    yield* checkTextPictures(entry);
    const { about, patient } = fieldsOf<{ about: string; patient: boolean }>(entry);
    const seemsPatient = entry.kind.path === 'content/testimonials' && /\bpatient\b/i.test(about ?? '');
    if (seemsPatient && patient === undefined) {
      const message = `this seems to be said by a patient. Write patient: true, and ${CONSENT_EXAMPLE}; or patient: false`;
      yield problemAt(entry, ['about'], message);
    }
  }
}
