import { toDrawn } from './projection.ts';
import { GHANA_OUTLINE } from './ghana-outline.ts';
import { curvePath, linePath } from './paths.ts';
import type { Position } from './position.ts';

/** Ghana on the drawn map, as the `d` of an SVG path; drawn once for all pages. */
export const OUTLINE_PATH = linePath(
  GHANA_OUTLINE.map(([lng, lat]) => toDrawn({ lat, lng })),
  { isClosed: true },
);

// Sketched by hand past the towns on its shore (Akosombo, Kpandu, Kete Krachi, Yeji, Dambai): enough to know one's way.
const stem: Position[] = [
  { lat: 6.3, lng: 0.06 },
  { lat: 6.6, lng: 0.08 },
  { lat: 6.95, lng: 0.18 },
  { lat: 7.35, lng: 0.14 },
  { lat: 7.75, lng: -0.02 },
  { lat: 7.95, lng: -0.25 },
  { lat: 8.18, lng: -0.6 },
  { lat: 8.4, lng: -0.95 },
  { lat: 8.6, lng: -1.25 },
];
const arms: Position[][] = [
  [
    { lat: 6.62, lng: 0.06 },
    { lat: 6.78, lng: -0.25 },
    { lat: 6.92, lng: -0.6 },
  ],
  [
    { lat: 7.75, lng: 0 },
    { lat: 8.02, lng: 0.16 },
    { lat: 8.4, lng: 0.2 },
  ],
];

/** Lake Volta on the drawn map, as the `d` of two SVG paths: its long stem, and its narrower arms. */
export function lakeVolta(): { stem: string; arms: string } {
  return {
    stem: curvePath(stem.map(toDrawn)),
    arms: arms.map((arm) => curvePath(arm.map(toDrawn))).join(''),
  };
}
