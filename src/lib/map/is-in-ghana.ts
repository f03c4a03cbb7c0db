import { GHANA_OUTLINE } from './ghana-outline.ts';
import type { Position } from './position.ts';

// The outline is drawn for the eye: villages on the border and the beach may lie up to 0.1 degrees (11 km) outside.
const TOLERANCE = 0.1;

/** Whether a place lies in Ghana, or so near that the simplified outline cannot tell. */
export function isInGhana({ lat, lng }: Position): boolean {
  let isInside = false;
  let nearest = Infinity;
  for (const [index, [x1, y1]] of GHANA_OUTLINE.entries()) {
    const [x2, y2] = GHANA_OUTLINE.at(index - 1) ?? [x1, y1];
    // Each side of the outline that a ray to the east crosses changes between inside and outside.
    if (y1 > lat !== y2 > lat && lng < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
    const along = ((lng - x1) * (x2 - x1) + (lat - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2 || 1);
    const part = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, Math.hypot(lng - x1 - part * (x2 - x1), lat - y1 - part * (y2 - y1)));
  }
  return isInside || nearest <= TOLERANCE;
}
