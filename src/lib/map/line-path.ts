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
