import type { Point } from './coordinates.ts';

/** Red if the `count` of places in a cluster is above both 10 and the `mean` of all clusters (docs/specification.md, section 9). */
export function clusterColour(count: number, mean: number): 'red' | 'blue' {
  return count > Math.max(10, mean) ? 'red' : 'blue';
}

interface Cluster<Item> extends Point {
  items: Item[];
}

/**
 * Joins points whose marks on the map would overlap; marks are squares. Two clusters are at least `distance` apart, across or down.
 * A cluster is in the middle of its items, or at the nearest position where its mark covers no mark of `fixed`. The same list
 * always gives the same clusters.
 */
export function clusterPoints<Item extends Point>(
  items: readonly Item[],
  distance: number,
  fixed: readonly Point[] = [],
): Cluster<Item>[] {
  let clusters = joinOnce(
    items.map((item) => ({ x: item.x, y: item.y, items: [item] })),
    distance,
  );
  // Joining and moving can bring clusters near each other again.
  for (;;) {
    const moved = clusters.map((cluster) => ({ ...cluster, ...nearestClear(cluster, distance, fixed) }));
    clusters = joinOnce(moved, distance);
    if (clusters.length === moved.length) return clusters;
  }
}

/** The nearest position at least `distance` away from all marks. */
function nearestClear(point: Point, distance: number, marks: readonly Point[]): Point {
  // Floating-point sums are inexact.
  const enough = distance - 1e-6;
  const isClear = (position: Point) => marks.every((mark) => largerDistance(mark, position) >= enough);
  if (isClear(point)) return { x: point.x, y: point.y };
  const xs = [point.x, ...marks.flatMap(({ x }) => [x - distance, x + distance])];
  const ys = [point.y, ...marks.flatMap(({ y }) => [y - distance, y + distance])];
  const away = (position: Point) => Math.hypot(position.x - point.x, position.y - point.y);
  const positions = xs.flatMap((x) => ys.map((y) => ({ x, y }))).sort((a, b) => away(a) - away(b));
  // A position beyond all marks is always clear, so only TypeScript needs the value after `??`.
  return positions.find(isClear) ?? { x: point.x, y: point.y };
}

/** The larger of the distances across and down, because marks are squares. */
function largerDistance(a: Point, b: Point): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

function joinOnce<Item>(clusters: readonly Cluster<Item>[], distance: number): Cluster<Item>[] {
  // A square of the grid is `distance` wide, so near clusters are in the same square or in squares that touch. Merging can move a
  // cluster out of its square. The next call joins what this call then misses.
  const grid = new Map<string, Cluster<Item>[]>();
  const squareOf = ({ x, y }: Point) => [Math.floor(x / distance), Math.floor(y / distance)] as const;
  const joined: Cluster<Item>[] = [];
  for (const cluster of clusters) {
    const [column, row] = squareOf(cluster);
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => grid.get(`${column + dx} ${row + dy}`) ?? []),
    );
    const near = around.find((other) => largerDistance(other, cluster) < distance);
    if (near) {
      merge(near, cluster);
      continue;
    }
    const copy = { ...cluster, items: [...cluster.items] };
    joined.push(copy);
    const square = `${column} ${row}`;
    grid.set(square, [...(grid.get(square) ?? []), copy]);
  }
  return joined;
}

function merge<Item>(target: Cluster<Item>, other: Cluster<Item>): void {
  const share = other.items.length / (target.items.length + other.items.length);
  target.x += (other.x - target.x) * share;
  target.y += (other.y - target.y) * share;
  target.items.push(...other.items);
}

export function batchesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
