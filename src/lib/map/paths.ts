import type { Point } from './position.ts';

/** Points as the `d` of an SVG path, in whole units and relative steps, which are the shortest; a closed one ends in z. */
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
