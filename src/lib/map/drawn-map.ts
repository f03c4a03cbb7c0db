import { toDrawn, linePath, DRAWN_SIZE } from './projection.ts';
import { GHANA_OUTLINE, type Coordinates, type Point } from './coordinates.ts';
import { clusterColour, clusterPoints } from './cluster-points.ts';
import { compareByName, type Place } from './places.ts';

/** Ghana on the drawn map, as the `d` of an SVG path; computed once for all pages. */
export const OUTLINE_PATH = linePath(
  GHANA_OUTLINE.map(([lng, lat]) => toDrawn({ lat, lng })),
  { isClosed: true },
);

/** Lake Volta, sketched by hand along the towns on its shore (Akosombo, Kpandu, Kete Krachi, Yeji, Dambai). */
export const LAKE_VOLTA = {
  stem: 'M292 429Q294 403 298 388Q302 374 300 357Q299 340 292 323Q285 306 276 297Q266 289 251 279Q236 269 222 260Q207 250 194 242L181 233',
  arms: 'M292 402Q266 388 251 382L236 376M287 306Q300 283 302 266L304 250',
};

// Half of the cross and of its edge, and the height of a label, in map units.
const CROSS = 13;
const LABEL_HEIGHT = 16;

/** Where a label begins: where it is, or to the right of the clinic's cross, which would cover its first letters. */
export function labelStart(label: Point, clinic: Point): number {
  const isBeside =
    Math.abs(label.y - clinic.y) < LABEL_HEIGHT + CROSS && Math.abs(label.x - clinic.x) < 2 * CROSS;
  return isBeside ? Math.max(label.x, clinic.x + CROSS + 2) : label.x;
}

interface Flag {
  /** The flag, as the `d` of an SVG path. */
  path: string;
  /** The line from the clinic to the flag. */
  line: string;
  label: Point;
  /** The text-anchor of the label, so that a long name stays on the map. */
  anchor: 'start' | 'middle' | 'end';
}

// From the tip to the baseline of the label, in map units. A flag is 24 units high.
const LABEL_ABOVE_TIP = 30;
const LABEL_BELOW_TIP = 45;

/** The flag is turned away from the clinic (`from`), so that the clinic stays visible. */
export function drawFlag(tip: Point, from: Point): Flag {
  const [x, y] = [Math.round(tip.x), Math.round(tip.y)];
  const direction = tip.y > from.y ? 1 : -1;
  let anchor: Flag['anchor'] = 'middle';
  if (x < DRAWN_SIZE.width / 3) anchor = 'start';
  if (x > (DRAWN_SIZE.width * 2) / 3) anchor = 'end';
  // The flag is 20 units wide. Near an edge of the map, the label starts or ends at that side of the flag.
  const labelShift = { start: -10, middle: 0, end: 10 }[anchor];
  return {
    path: `M${x} ${y}l-6 ${8 * direction}h-4v${16 * direction}h20v${-16 * direction}h-4z`,
    line: linePath([from, tip]),
    label: { x: x + labelShift, y: y + (direction > 0 ? LABEL_BELOW_TIP : -LABEL_ABOVE_TIP) },
    anchor,
  };
}

/** A square on the drawn map, for one place or several near each other. */
export interface Mark<MarkedPlace extends Place = Place> {
  places: MarkedPlace[];
  colour: 'red' | 'blue';
  /** From the left edge of the drawn map, in percent of its width. */
  x: number;
  /** From the lower edge of the map upwards. Also in percent of its width, as a margin in CSS needs (PlaceMark.astro). */
  up: number;
}

// In map units. On a phone 320 pixels wide, this distance is 26 pixels, so a finger touches only one mark.
const MIN_DISTANCE = 36;

/** No mark covers the clinic. Places with a linked page are clustered only with each other, so that their links stay on the map. */
export function drawMarks<MarkedPlace extends Place>(
  places: readonly MarkedPlace[],
  clinic: Coordinates,
): Mark<MarkedPlace>[] {
  const points = places.map((place) => ({ place, ...toDrawn(place) }));
  const clinicPoint = toDrawn(clinic);
  const linked = clusterPoints(
    points.filter(({ place }) => place.isLinked),
    MIN_DISTANCE,
    [clinicPoint],
  );
  const others = clusterPoints(
    points.filter(({ place }) => !place.isLinked),
    MIN_DISTANCE,
    [clinicPoint, ...linked],
  );
  const clusters = [...linked, ...others];
  const mean = places.length / clusters.length;
  return clusters.map(({ x, y, items }) => ({
    places: items.map(({ place }) => place).toSorted(compareByName),
    colour: clusterColour(items.length, mean),
    x: percentOfWidth(x),
    up: percentOfWidth(DRAWN_SIZE.height - y),
  }));
}

function percentOfWidth(units: number): number {
  return Math.round((units / DRAWN_SIZE.width) * 1000) / 10;
}

/** The positions of the marks as CSS rules. Without a maps service, the Content-Security-Policy forbids style attributes. */
export function marksCss(marks: readonly Mark[]): string {
  return marks.map(({ x, up }, index) => `.marks>:nth-child(${index + 1}){--x:${x};--up:${up}}`).join('');
}
