import { toDrawn } from './drawn-frame.ts';
import { GHANA_OUTLINE } from './ghana-outline.ts';
import { linePath } from './line-path.ts';

/** Ghana on the drawn map, as the `d` of an SVG path. */
export function outlinePath(): string {
  return linePath(
    GHANA_OUTLINE.map(([lng, lat]) => toDrawn({ lat, lng })),
    { isClosed: true },
  );
}
