import type { Point } from './position.ts';

export interface Cluster<Item> extends Point {
  items: Item[];
}

/**
 * Joins points that would overlap: no two of the clusters that come back are nearer than `distance`, measured as between
 * squares: marks that are less than their own width apart in both directions lie on each other's corners. A cluster stands
 * in the middle of its items or, where a mark that must stay visible (`fixed`) is nearer than that, beside it. The order of
 * the items decides, so the same list always gives the same clusters.
 */
export function clusterPoints<Item extends Point>(
  items: readonly Item[],
  distance: number,
  fixed: readonly Point[] = [],
): Cluster<Item>[] {
  let clusters: Cluster<Item>[] = items.map((item) => ({ x: item.x, y: item.y, items: [item] }));
  // Joining moves the middle, which can bring it near another one: repeat until nothing is joined any more.
  for (let before = Infinity; clusters.length < before;) {
    before = clusters.length;
    clusters = joinOnce(clusters, distance).map((cluster) =>
      fixed.reduce<Cluster<Item>>((moved, mark) => keepClear(moved, distance, mark), cluster),
    );
  }
  return clusters;
}

function squareDistance(a: Point, b: Point): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

function joinOnce<Item>(clusters: readonly Cluster<Item>[], distance: number): Cluster<Item>[] {
  // A grid of squares as wide as the distance: whatever is near lies in the same square or in one beside it.
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

function keepClear<Item>(cluster: Cluster<Item>, distance: number, mark: Point): Cluster<Item> {
  const dx = cluster.x - mark.x;
  const dy = cluster.y - mark.y;
  const away = squareDistance(cluster, mark);
  if (away >= distance) return cluster;
  // Exactly on the mark there is no direction to go: up, then.
  const [ux, uy] = away === 0 ? [0, -1] : [dx / away, dy / away];
  return { ...cluster, x: mark.x + ux * distance, y: mark.y + uy * distance };
}
