import { distanceKm, GHANA_OUTLINE, type Point, type Coordinates } from './coordinates.ts';

/** Where a place is on the square Mercator map of the world: 0 to 1 from west to east and from north to south. */
function projectMercator({ lat, lng }: Coordinates): Point {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

// In degrees: room around the outline, so that no mark on the border is cut.
const MARGIN = 0.15;
const WIDTH = 400;

const lngs = GHANA_OUTLINE.map(([lng]) => lng);
const lats = GHANA_OUTLINE.map(([, lat]) => lat);
const northWest = projectMercator({ lat: Math.max(...lats) + MARGIN, lng: Math.min(...lngs) - MARGIN });
const southEast = projectMercator({ lat: Math.min(...lats) - MARGIN, lng: Math.max(...lngs) + MARGIN });
const scale = WIDTH / (southEast.x - northWest.x);

/** In map units. On a phone 320 pixels wide, a unit is less than a pixel. */
export const DRAWN_SIZE = { width: WIDTH, height: Math.round((southEast.y - northWest.y) * scale) };

/** Where a place is on the drawn map of Ghana, in map units. */
export function toDrawn(position: Coordinates): Point {
  const { x, y } = projectMercator(position);
  return { x: (x - northWest.x) * scale, y: (y - northWest.y) * scale };
}

/** A circle on the drawn map around `x` and `y`. */
interface Ring extends Point {
  /** The radius on the earth. */
  km: number;
  /** The radius in map units. */
  radius: number;
  /** The position of its label, on the ring. */
  label: Point;
}

/**
 * Circles around a place on the drawn map. `towards` is the direction of the label, in degrees from north. Ghana is so near the
 * equator that Mercator stretches the circles by less than the width of a line.
 */
export function distanceRings(
  around: Coordinates,
  rings: readonly { km: number; towards: number }[],
): Ring[] {
  const centre = toDrawn(around);
  const degreeEast = { lat: around.lat, lng: around.lng + 1 };
  const unitsPerKm = (toDrawn(degreeEast).x - centre.x) / distanceKm(around, degreeEast);
  return rings.map(({ km, towards }) => {
    const radius = km * unitsPerKm;
    const angle = (towards * Math.PI) / 180;
    const label = { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
    return { km, radius, label, ...centre };
  });
}

/** The `d` of an SVG path through these points. Whole units and relative steps make it short. */
export function linePath(points: readonly Point[], { isClosed = false } = {}): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  if (!first) return '';
  let last = first;
  const steps = rest.flatMap((point) => {
    const [dx, dy] = [point.x - last.x, point.y - last.y];
    last = point;
    return dx === 0 && dy === 0 ? [] : [`${dx} ${dy}`];
  });
  const path = `M${first.x} ${first.y}${steps.length > 0 ? 'l' : ''}${steps.join(' ')}`;
  return path.replaceAll(' -', '-') + (isClosed ? 'z' : '');
}
