import { describe, expect, test } from 'vitest';
import { clusterColour, clusterPoints } from '#lib/map/cluster-points.ts';
import { drawMarks, labelStart } from '#lib/map/drawn-map.ts';
import { seededRandom } from '#lib/page/woven-strip.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { loadPlaces } from '../../support/load-places.ts';

const at = (x: number, y: number) => ({ x, y });
// Marks are squares, so the distance between two marks is the greater of their differences in x and y.
const smallestDistance = (points: readonly { x: number; y: number }[]) =>
  Math.min(
    ...points.flatMap((a, i) =>
      points.slice(i + 1).map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))),
    ),
  );

describe('a cluster on the map (specification, section 9)', () => {
  test.each([
    [2, 'blue', 1],
    [10, 'blue', 3],
    [11, 'red', 3],
    [11, 'blue', 11],
    [12, 'red', 11.5],
    [40, 'blue', 50],
  ] as const)('of %i places is %s if clusters have %d places on average', (count, colour, mean) => {
    expect(clusterColour(count, mean)).toBe(colour);
  });
});

describe('the name of a town', () => {
  test.each([
    ['begins beside the cross of a clinic in this town', at(108, 205), at(100, 200), 115],
    ['stays where it is if the clinic is above the town', at(108, 205), at(100, 160), 108],
    ['stays where it is if the clinic is west of the town', at(108, 205), at(60, 200), 108],
  ])('%s', (_, label, clinic, expected) => {
    expect(labelStart(label, clinic)).toBe(expected);
  });
});

describe('marks on the map:', () => {
  test('two neighbouring points share a mark halfway between them', () => {
    const clusters = clusterPoints([at(0, 0), at(100, 0), at(100, 10)], 30);
    expect(clusters.map(({ items }) => items.length)).toEqual([1, 2]);
    expect(clusters[1]).toMatchObject({ x: 100, y: 5 });
  });

  test('all 2,000 points appear once, in marks that do not overlap', () => {
    const next = seededRandom('crowd');
    const crowd = Array.from({ length: 2000 }, () => at(next() * 400, next() * 600));
    const clusters = clusterPoints(crowd, 36);
    expect(clusters.reduce((sum, { items }) => sum + items.length, 0)).toBe(2000);
    expect(new Set(clusters.flatMap(({ items }) => items)).size).toBe(2000);
    expect(smallestDistance(clusters)).toBeGreaterThanOrEqual(36);
  });

  test('fifty points in the same place share one mark', () => {
    expect(
      clusterPoints(
        Array.from({ length: 50 }, () => at(5, 5)),
        36,
      ),
    ).toHaveLength(1);
    expect(clusterPoints([], 36)).toEqual([]);
  });

  test('two marks whose corners would overlap are joined', () => {
    expect(clusterPoints([at(0, 0), at(28, 28)], 36)).toHaveLength(1);
    expect(clusterPoints([at(0, 0), at(28, 36)], 36)).toHaveLength(2);
  });

  test('no mark covers a fixed mark, even if both are for the same place', () => {
    const [beside] = clusterPoints([at(52, 50)], 30, [at(50, 50)]);
    expect(beside).toMatchObject({ x: 80, y: 50 });
    const [above] = clusterPoints([at(50, 50)], 30, [at(50, 50)]);
    expect(above).toMatchObject({ x: 50, y: 20 });
  });

  test('marks of many places overlap neither fixed marks nor each other', () => {
    const next = seededRandom('dense');
    const anywhere = (count: number) => Array.from({ length: count }, () => at(next() * 400, next() * 600));
    const fixed = clusterPoints(anywhere(60), 36);
    const clusters = clusterPoints(anywhere(100), 36, fixed);
    expect(smallestDistance([...fixed, ...clusters])).toBeCloseTo(36, 4);
    expect(clusters.flatMap(({ items }) => items)).toHaveLength(100);
  });
});

describe('on the drawn map of the real communities', () => {
  const { latitude: lat, longitude: lng } = readSiteSettings('').clinic;
  const clinic = { lat, lng };
  const places = loadPlaces();
  const marks = drawMarks(places, clinic);

  test('every community appears once', () => {
    const ids = marks.flatMap((mark) => mark.places.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(places.map(({ id }) => id).toSorted());
  });

  test('communities with and without a linked page never share a mark', () => {
    for (const { id, isLinked } of places.filter((place) => place.isLinked)) {
      const near = marks.find((mark) => mark.places.some((place) => place.id === id))?.places ?? [];
      expect(near.every((place) => place.isLinked === isLinked)).toBe(true);
    }
  });

  test('marks are at least 25 pixels apart on the narrowest phone', () => {
    // `x` and `up` are percentages of the map's width: here 288 pixels. WCAG 2.5.8 requires 24 pixels for each target.
    const pixels = marks.map(({ x, up }) => at(x * 2.88, up * 2.88));
    expect(smallestDistance(pixels)).toBeGreaterThanOrEqual(25);
  });
});
