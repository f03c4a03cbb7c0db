import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { NavItem } from '#schemas/nav-item.ts';

/** The items of content/navigation.yaml with their position, since a collection has no order of its own. */
export function readNavigation(): (NavItem & { order: number })[] {
  const items = parse(readFileSync('content/navigation.yaml', 'utf8')) as NavItem[];
  return items.map((item, order) => ({ ...item, order }));
}
