/*
 * One-off: writes src/lib/map/ghana-outline.ts from Natural Earth's boundaries (public domain). The packages are
 * needed for this alone, so they are installed elsewhere:
 *   npm install --prefix ../atlas world-atlas@2.0.2 topojson-client@3.1.0 && node scripts/draw-ghana.ts ../atlas
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const GHANA = '288';

interface Atlas {
  objects: { countries: { geometries: { id: string }[] } };
}
interface TopojsonClient {
  feature(atlas: Atlas, country: { id: string }): { geometry: { coordinates: [number, number][][] } };
}

const require = createRequire(resolve(process.argv[2] ?? '.', 'package.json'));
const atlas = require('world-atlas/countries-50m.json') as Atlas;
const { feature } = require('topojson-client') as TopojsonClient;

const country = atlas.objects.countries.geometries.find(({ id }) => id === GHANA);
const [ring] = country ? feature(atlas, country).geometry.coordinates : [];
if (!ring) throw new Error('The atlas has no Ghana.');
// Two decimals are about a kilometre: half a pixel of the map on a phone. The last point repeats the first.
const points = ring.slice(0, -1).map(([lng, lat]) => `[${+lng.toFixed(2)}, ${+lat.toFixed(2)}]`);

writeFileSync(
  'src/lib/map/ghana-outline.ts',
  `// Written by scripts/draw-ghana.ts from Natural Earth 1:50 million (public domain).

/** The border and the coast of Ghana as one ring: [degrees east, degrees north]. */
// prettier-ignore
export const GHANA_OUTLINE: readonly (readonly [lng: number, lat: number])[] = [
${chunk(points, 8)
  .map((row) => `  ${row.join(', ')},`)
  .join('\n')}
];
`,
);

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) =>
    items.slice(row * size, (row + 1) * size),
  );
}
