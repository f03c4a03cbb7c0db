import type { Point } from './coordinates.ts';

/** The colour of a cluster: red when it holds more than 10 and more than the mean of all (specification, section 9). */
export function clusterColour(count: number, mean: number): 'red' | 'blue' {
  return count > Math.max(10, mean) ? 'red' : 'blue';
}

interface Cluster<Item> extends Point {
  items: Item[];
}

/**
 * Joins points that would overlap: no two of the clusters that come back are nearer than `distance`, measured as between
 * squares: marks that are less than their own width apart in both directions lie on each other's corners. A cluster stands
 * in the middle of its items or, where a mark that must stay visible (`fixed`) is nearer than that, at the nearest clear place.
 * The order of the items decides, so the same list always gives the same clusters.
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
  // Joining moves the middle and so does keeping clear, which can bring it near another one: until nothing is joined any more.
  for (;;) {
    const clear = clusters.map((cluster) => ({ ...cluster, ...nearestClear(cluster, distance, fixed) }));
    clusters = joinOnce(clear, distance);
    if (clusters.length === clear.length) return clusters;
  }
}

/** The nearest place that is clear of all marks: where lines `distance` from a mark cross each other or the point's own. */
function nearestClear(point: Point, distance: number, marks: readonly Point[]): Point {
  // Sums of fractions are a little off.
  const enough = distance - 1e-6;
  const isClear = (place: Point) => marks.every((mark) => squareDistance(mark, place) >= enough);
  if (isClear(point)) return { x: point.x, y: point.y };
  const across = [point.x, ...marks.flatMap(({ x }) => [x - distance, x + distance])];
  const down = [point.y, ...marks.flatMap(({ y }) => [y - distance, y + distance])];
  const away = (place: Point) => Math.hypot(place.x - point.x, place.y - point.y);
  const crossings = across.flatMap((x) => down.map((y) => ({ x, y }))).sort((a, b) => away(a) - away(b));
  return crossings.find(isClear) ?? { x: point.x, y: point.y };
}

function squareDistance(a: Point, b: Point): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

function joinOnce<Item>(clusters: readonly Cluster<Item>[], distance: number): Cluster<Item>[] {
  // A grid of squares as wide as the distance: near marks are in the same square or in one beside it.
  const grid = new Map<string, Cluster<Item>[]>();
  const squareOf = ({ x, y }: Point) => [Math.floor(x / distance), Math.floor(y / distance)] as const;
  const joined: Cluster<Item>[] = [];
  for (const cluster of clusters) {
    const [column, row] = squareOf(cluster);
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => grid.get(`${column + dx} ${row + dy}`) ?? []),
    );
    const near = around.find((other) => squareDistance(other, cluster) < distance);
    if (near) {
      merge(near, cluster);
      continue;
    }
    const fresh = { ...cluster, items: [...cluster.items] };
    joined.push(fresh);
    const square = `${column} ${row}`;
    grid.set(square, [...(grid.get(square) ?? []), fresh]);
  }
  return joined;
}

function merge<Item>(into: Cluster<Item>, other: Cluster<Item>): void {
  const share = other.items.length / (into.items.length + other.items.length);
  into.x += (other.x - into.x) * share;
  into.y += (other.y - into.y) * share;
  into.items.push(...other.items);
}

/** The items in groups of at most `size`, in their order. */
export function batchesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
