import { boundsOf } from './bounds.ts';
import { GHANA_OUTLINE } from './ghana-outline.ts';
import type { Point, Position } from './position.ts';
import { projectMercator } from './project-mercator.ts';

// Room around the outline in degrees, so that no mark on the border is cut.
const MARGIN = 0.15;
const WIDTH = 400;

const { north, west, south, east } = boundsOf(GHANA_OUTLINE.map(([lng, lat]) => ({ lat, lng })));
const northWest = projectMercator({ lat: north + MARGIN, lng: west - MARGIN });
const southEast = projectMercator({ lat: south - MARGIN, lng: east + MARGIN });
const scale = WIDTH / (southEast.x - northWest.x);

/** The drawn map's own units; on the smallest phones one is about four fifths of a pixel. */
export const DRAWN_FRAME = { width: WIDTH, height: Math.round((southEast.y - northWest.y) * scale) };

/** Where a place lies on the drawn map of Ghana, in its units. */
export function toDrawn(position: Position): Point {
  const { x, y } = projectMercator(position);
  return { x: (x - northWest.x) * scale, y: (y - northWest.y) * scale };
}
