/*
 * How the map bears growth: `node scripts/bench-map.ts 5000` builds the site with so many invented communities, all with
 * pages, in a copy of the project, and prints seconds and bytes. It fails when a page gets heavier than visitors should pay for.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

  for (const part of ['astro.config.mjs', 'package.json', 'tsconfig.json', 'src', 'content']) {
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

  const page = read('our-impact');
  const letters = globSync('our-impact/*.html', { cwd: join(copy, 'dist') });
  const letterPages = letters.map((file) => compressed(read(file.replace('.html', ''))));
  weigh('our-impact', compressed(page), 25_600);
  weigh('of it the map', compressed(/<div class="drawn[\s\S]*?<\/div>/.exec(page)?.[0] ?? ''), 60_000);
  weigh(`the heaviest of ${letters.length} lists`, Math.max(0, ...letterPages), 14_336);
  weigh('a community', compressed(read('communities/1')), 14_336);
} finally {
  rmSync(copy, { recursive: true });
}

function read(page: string): string {
  return readFileSync(join(copy, `dist/${page}.html`), 'utf8');
}

function compressed(text: string): number {
  return brotliCompressSync(text).length;
}

function weigh(what: string, bytes: number, most: number): void {
  print(what, `${bytes} B compressed of at most ${most}`);
  if (bytes > most) process.exitCode = 1;
}

function print(what: string, value: string): void {
  console.log(`${what.padEnd(32)}${value}`);
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
