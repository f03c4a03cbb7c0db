/*
 * How the map bears growth: `node scripts/bench-map.ts 5000` builds the site with so many invented communities, all with
 * pages, in a copy of the project, and prints seconds and bytes.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { drawMarks } from '../src/lib/map/draw-marks.ts';
import { isInGhana } from '../src/lib/map/is-in-ghana.ts';
import type { Place } from '../src/lib/map/place.ts';

const count = Number(process.argv[2] ?? 5000);
const clinic = { lat: 6.6856, lng: -1.5716 };
const copy = mkdtempSync(join(tmpdir(), 'bench-map-'));

try {
  const places = invent(count);
  const start = performance.now();
  const marks = drawMarks(places, clinic);
  print('cluster time', `${Math.round(performance.now() - start)} ms, ${marks.length} marks`);

  for (const part of ['astro.config.mjs', 'package.json', 'tsconfig.json', 'src', 'content', 'public']) {
    cpSync(part, join(copy, part), { recursive: true, force: true, errorOnExist: false });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  const folder = join(copy, 'content/communities');
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (const { id, name, lat, lng } of places) {
    writeFileSync(join(folder, `${id}.yaml`), `name: ${name}\nlat: ${lat}\nlng: ${lng}\n`);
  }

  const buildStart = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build'],
    { cwd: copy, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  print('build', `${Math.round((performance.now() - buildStart) / 1000)} s`);

  const page = readFileSync(join(copy, 'dist/our-impact.html'), 'utf8');
  const drawn = /<div class="drawn[\s\S]*?<\/div>/.exec(page)?.[0] ?? '';
  const list = /<ul id="communities"[\s\S]*?<\/ul>/.exec(page)?.[0] ?? '';
  print('our-impact', bytes(page));
  print('of it the map', bytes(drawn));
  print('of it the list', bytes(list));
  print('a community', bytes(readFileSync(join(copy, 'dist/communities/1.html'), 'utf8')));
} finally {
  rmSync(copy, { recursive: true });
}

function print(what: string, value: string): void {
  console.log(`${what.padEnd(16)}${value}`);
}

function bytes(text: string): string {
  return `${brotliCompressSync(text).length} B compressed`;
}

/** Communities all over Ghana; always the same ones. */
function invent(total: number): Place[] {
  const syllables = ['Asa', 'Bo', 'Dun', 'Kwa', 'Nko', 'Sem', 'Te', 'Wa', 'man', 'so', 'krom', 'ase'];
  const places: Place[] = [];
  for (let step = 1; places.length < total; step += 1) {
    // Fractions of multiples of irrational numbers spread evenly.
    const [a, b] = [(step * Math.SQRT2) % 1, (step * Math.sqrt(3)) % 1];
    const position = { lat: +(4.7 + 6.5 * a).toFixed(4), lng: +(-3.2 + 4.4 * b).toFixed(4) };
    if (!isInGhana(position)) continue;
    const word = [0, 1, 2].map((part) => syllables[Math.floor(step / 12 ** part) % 12]).join('');
    const id = String(places.length + 1);
    places.push({ id, name: `${word} ${step}`, ...position, isVisible: true });
  }
  return places;
}
