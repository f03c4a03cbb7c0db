/*
 * One-off: writes content/communities/2.yaml to 69.yaml, places around the clinic from the GeoNames gazetteer (CC BY 4.0,
 * credited on the page). It reads Ghana's file of GeoNames, GH.txt:
 *   node scripts/list-communities.ts ../GH.txt
 * Four in five lie within 100 km of the clinic, and no two within 7 km of each other, so that each has its place on the
 * map. Among neighbours the one with the most inhabitants is taken, then the one that is known under the most names.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { distanceKm } from '../src/lib/map/distance-km.ts';
import { readSiteSettings } from '../src/lib/site-settings.ts';

const ALL = 68;
const NEAR_KM = 100;
const NEAR = 55;
const FAR_KM = 180;
const APART_KM = 7;

const { latitude, longitude } = readSiteSettings('').clinic;
const clinic = { lat: latitude, lng: longitude };

// The columns of GeoNames: id, name, ASCII name, other names, latitude, longitude, class, code, country, ..., inhabitants.
const places = readFileSync(process.argv[2] ?? 'GH.txt', 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, , , , , , kind, code]) => kind === 'P' && code !== 'PPLX')
  .map(([, name = '', , others = '', lat, lng, , , , , , , , , inhabitants]) => ({
    name,
    lat: Number(lat),
    lng: Number(lng),
    weight: Number(inhabitants) * 100 + others.split(',').length,
  }))
  .filter(({ name }) => /^[A-Z][a-z]+(?:[ -][A-Z][a-z]+)?$/.test(name) && name !== 'Kumasi')
  .toSorted((a, b) => b.weight - a.weight || a.name.localeCompare(b.name, 'en'));

const chosen: typeof places = [];
for (const [count, from, to] of [
  [NEAR, 0, NEAR_KM],
  [ALL, NEAR_KM, FAR_KM],
] as const) {
  for (const place of places) {
    if (chosen.length === count) break;
    const distance = distanceKm(place, clinic);
    const isAlone = chosen.every(
      (other) => distanceKm(other, place) >= APART_KM && other.name !== place.name,
    );
    if (distance >= from && distance < to && isAlone) chosen.push(place);
  }
}

const byDistance = chosen.toSorted((a, b) => distanceKm(a, clinic) - distanceKm(b, clinic));
for (const [index, { name, lat, lng }] of byDistance.entries()) {
  const path = `content/communities/${index + 2}.yaml`;
  // What editors have filled in since is theirs.
  if (existsSync(path)) continue;
  writeFileSync(path, `sample: true\nname: ${name}\nlat: ${lat}\nlng: ${lng}\nvisible: false\n`);
}
