import type { Point } from './position.ts';

/** A smooth line past the points as the `d` of an SVG path: it begins at the first and ends at the last. */
export function curvePath(points: readonly Point[]): string {
  const write = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const curves = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? point;
    return `Q${write(point)} ${write({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  const [first] = points;
  const last = points.at(-1);
  return first && last ? `M${write(first)}${curves.join('')}L${write(last)}` : '';
}
