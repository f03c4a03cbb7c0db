import { decode } from 'pluscodes';
import { distanceKm, isInGhana, type Coordinates } from '#lib/map/coordinates.ts';
import type { CommunityEntry } from '#schemas/community.ts';
import { isSimilar } from '#lib/search/is-similar.ts';
import { type CheckedEntry, type Content, validEntries } from '../content.ts';
import { listPassages } from '../texts/passages.ts';
import { problemAt, warningAt, asWarning, type Problem } from '../problem.ts';

export const sayOutside = ({ lat, lng }: Coordinates) =>
  `${lat}, ${lng} is outside Ghana. Copy both numbers from a map: the first is the latitude. For another country, docs/operations.md says what to change`;

const MAX_METRES_APART = 100;

/** The distance in metres between a place and the middle of a plus code's area; null if the code is not valid. */
export function metresFrom(place: Coordinates, plusCode: string): number | null {
  const found = decode(plusCode);
  return found && Math.round(1000 * distanceKm(place, { lat: found.latitude, lng: found.longitude }));
}

function* checkClinic({ entries }: Content) {
  for (const { entry, value } of validEntries(entries, 'site')) {
    const { latitude: lat, longitude: lng, plusCode } = value.clinic;
    const place = { lat, lng };
    if (!isInGhana(place)) yield problemAt(entry, ['clinic', 'latitude'], sayOutside(place));
    // null for an invalid plus code, which the schema reports.
    const metres = plusCode ? metresFrom(place, plusCode) : 0;
    if (metres === null || metres <= MAX_METRES_APART) continue;
    const far = metres < 1000 ? `${metres} metres` : `${Math.round(metres / 1000)} km`;
    const message = `the plus code is ${far} away from the latitude and the longitude. Copy all three from one place on a map`;
    yield problemAt(entry, ['clinic', 'plusCode'], message);
  }
}

// A correction moves a village by a few kilometres.
const MAX_KM_MOVED = 50;

function* checkMoved({ entries, formerEntries = [] }: Content) {
  const communities = validEntries(entries, 'communities');
  for (const { entry: before, value: old } of validEntries(formerEntries, 'communities')) {
    const now = communities.find(({ entry }) => entry.file === before.file);
    if (now && now.value.name !== old.name && now.value.overview?.includes(old.name)) {
      const message = `the overview says ${old.name}, which was the name until now. Write the same name in both`;
      yield warningAt(now.entry, ['name'], message);
    }
    const km = now && now.value.name === old.name ? Math.round(distanceKm(now.value, old)) : 0;
    if (!now || km <= MAX_KM_MOVED) continue;
    const message = `this moves ${old.name} by ${km} km, from lat ${old.lat}, lng ${old.lng}. If a digit is wrong, correct it`;
    yield warningAt(now.entry, [now.value.lat === old.lat ? 'lng' : 'lat'], message);
  }
}

// People of other places come to a screening too, but not several times as many.
const MAX_SCREENED = 3;

function* checkCounts(entry: CheckedEntry, value: CommunityEntry) {
  const { population, trained = 0, screened = 0 } = value;
  const warn = (field: string, what: string) => {
    const message = `${what}, and ${population} people live there. Correct one of the two numbers`;
    return warningAt(entry, [field], message);
  };
  if (!population) return;
  if (trained > population) yield warn('trained', `${trained} of them were trained`);
  if (screened > population * MAX_SCREENED) yield warn('screened', `${screened} were screened`);
}

const NAME = /\p{Lu}[\p{L}’'-]{5,}/gu;
const namesIn = ({ data, text }: CheckedEntry) => `${JSON.stringify(data)} ${text}`.match(NAME) ?? [];
const NAMING_KINDS = ['articles', 'communities', 'events', 'faqs', 'pages', 'plainPages', 'programmes'];

/** A name that is written once, and almost like that of a community. */
function* checkNames({ entries }: Content) {
  const communities = validEntries(entries, 'communities').flatMap(({ entry: { file }, value: { name } }) =>
    (name.match(NAME) ?? []).map((word) => ({ word, file, name })),
  );
  const known = new Set(communities.map(({ word }) => word));
  const uses = new Map<string, CheckedEntry[]>();
  for (const entry of entries)
    for (const word of namesIn(entry)) uses.set(word, [...(uses.get(word) ?? []), entry]);
  for (const [word, [entry, ...others]] of uses) {
    if (!entry || others.length > 0 || known.has(word) || !NAMING_KINDS.includes(entry.kind.name)) continue;
    const near = communities.find((each) => each.word[0] === word[0] && isSimilar(each.word, word, 1));
    const passage = near && listPassages(entry).find(({ text }) => text.includes(word));
    if (!passage) continue;
    const message = `only here is "${word}", and ${near.file} is ${near.name}. If it is the same place, write the same name`;
    yield asWarning(passage.problemAtWords(word, message));
  }
}

/**
 * Places outside Ghana, communities that move far, have two names or odd numbers, names almost like theirs, and a plus code far from the
 * coordinates.
 */
export function* checkPlaces(content: Content): Generator<Problem> {
  yield* checkClinic(content);
  yield* checkMoved(content);
  yield* checkNames(content);
  for (const { entry, value } of validEntries(content.entries, 'communities')) {
    yield* checkCounts(entry, value);
    if (!isInGhana(value)) yield problemAt(entry, ['lat'], sayOutside(value));
  }
}
