import { describe, expect, test } from 'vitest';
import { distanceRings, DRAWN_SIZE, toDrawn, linePath } from '#lib/map/projection.ts';
import { distanceKm, isInGhana } from '#lib/map/coordinates.ts';

const accra = { lat: 5.556, lng: -0.197 };
const kumasi = { lat: 6.6884, lng: -1.6244 };
const tamale = { lat: 9.4008, lng: -0.8393 };

describe('the distance in a straight line', () => {
  test.each([
    ['Accra to Kumasi', accra, kumasi, 202],
    ['Kumasi to Tamale', kumasi, tamale, 314],
    ['Accra to Accra', accra, accra, 0],
    ['one degree along the equator to the next', { lat: 0, lng: 0 }, { lat: 0, lng: 1 }, 111],
    ['one side of the earth to the other', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015],
  ])('is right from %s', (_, a, b, km) => {
    expect(Math.round(distanceKm(a, b))).toBe(km);
    // The way back is as long.
    expect(distanceKm(b, a)).toBeCloseTo(distanceKm(a, b));
  });
});

describe('the projection', () => {
  test('draws north at the top and west on the left', () => {
    expect(toDrawn(tamale).y).toBeLessThan(toDrawn(kumasi).y);
    expect(toDrawn(kumasi).x).toBeLessThan(toDrawn(accra).x);
    // The map must not cut Ghana in the north, south, east or west.
    for (const place of [
      { lat: 11.17, lng: 0 },
      { lat: 4.74, lng: -2.1 },
      { lat: 6.1, lng: 1.2 },
      { lat: 6, lng: -3.26 },
    ]) {
      const { x, y } = toDrawn(place);
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(DRAWN_SIZE.width - 10);
      expect(y).toBeGreaterThan(10);
      expect(y).toBeLessThan(DRAWN_SIZE.height - 10);
    }
  });

  test('draws a distance ring with the right radius', () => {
    const [ring] = distanceRings(kumasi, [{ km: 100, towards: 90 }]);
    // One degree of latitude is 111.19 km.
    const hundredKmNorth = toDrawn({ ...kumasi, lat: kumasi.lat + 100 / 111.19 });
    expect(toDrawn(kumasi).y - hundredKmNorth.y).toBeCloseTo(ring?.radius ?? 0, 0);
    // 90 degrees from north is east, so the label is on the ring, east of Kumasi.
    expect(ring?.label.x).toBeCloseTo(toDrawn(kumasi).x + (ring?.radius ?? 0));
    expect(ring?.label.y).toBeCloseTo(toDrawn(kumasi).y);
  });
});

describe('the paths of the drawn map', () => {
  test('have whole numbers and no steps of length zero', () => {
    const points = [
      { x: 1.2, y: 2 },
      { x: 1.4, y: 2.1 },
      { x: 11, y: -2 },
      { x: 10, y: 5 },
    ];
    expect(linePath(points)).toBe('M1 2l10-4-1 7');
    expect(linePath(points, { isClosed: true })).toBe('M1 2l10-4-1 7z');
    expect(linePath([])).toBe('');
  });
});

describe('the check for places outside Ghana', () => {
  test.each([
    ['Accra', accra, true],
    ['Bawku, near two borders', { lat: 11.06, lng: -0.24 }, true],
    ['Aflao, on the border', { lat: 6.12, lng: 1.19 }, true],
    ['Cape Coast, on the beach', { lat: 5.1054, lng: -1.2466 }, true],
    ['the sea', { lat: 4.6, lng: -0.2 }, false],
    ['Abidjan', { lat: 5.36, lng: -4.01 }, false],
    ['Kumasi with latitude and longitude swapped', { lat: -1.62, lng: 6.69 }, false],
    ['latitude 0, longitude 0', { lat: 0, lng: 0 }, false],
  ])('is right about %s', (_, place, answer) => {
    expect(isInGhana(place)).toBe(answer);
  });
});
