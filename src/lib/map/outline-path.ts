import { toDrawn } from './drawn-frame.ts';
import { GHANA_OUTLINE } from './ghana-outline.ts';
import { linePath } from './line-path.ts';

/** Ghana on the drawn map, as the `d` of an SVG path; drawn once for all pages. */
export const OUTLINE_PATH = linePath(
  GHANA_OUTLINE.map(([lng, lat]) => toDrawn({ lat, lng })),
  { isClosed: true },
);
