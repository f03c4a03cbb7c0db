import type { NavItem } from '#schemas/link.ts';
import { type CheckedEntry, type Content, validEntries } from '../content.ts';
import { listEntryPages } from '../links/list-targets.ts';
import { problemAt, warningAt, type Problem } from '../problem.ts';

// The two pages that every visitor must find.
const NEEDED = ['/booking', '/donate'];
// The bar has room for so many items on a screen of 1280 pixels.
const MAX_BAR = 8;

/** A menu that is empty, too long or without a page that visitors need, and plain pages that nothing leads to. */
export function* checkMenu({ entries, formerEntries = [] }: Content): Generator<Problem> {
  const [menu] = validEntries(entries, 'navigation');
  if (!menu) return;
  const { entry: file, value: items } = menu;
  const isIn = (place: NavItem['places'][number]) => (item: NavItem) =>
    item.visible && item.places.includes(place);
  if (!items.some(isIn('menu')))
    yield problemAt(file, [], 'the menu is empty. Give an item "visible: true" and the place menu');
  const [former] = validEntries(formerEntries, 'navigation');
  for (const { path } of former?.value.filter(isIn('menu')) ?? []) {
    if (!NEEDED.includes(path) || items.filter(isIn('menu')).some((item) => item.path === path)) continue;
    const at = items.findIndex((item) => item.path === path);
    const message = `visitors would no longer find ${path} in the menu. One item needs "path: ${path}", "visible: true" and the place menu`;
    yield warningAt(file, at < 0 ? [] : [at, 'title'], message);
  }
  const inBar = items.filter(isIn('bar'));
  const tooMuch = inBar[MAX_BAR];
  if (tooMuch) {
    const message = `the bar at the top has room for ${MAX_BAR} items, and these are ${inBar.length}. Write menu instead of bar for some`;
    yield warningAt(file, [items.indexOf(tooMuch), 'places'], message);
  }
  const inMenu = new Set(items.map(({ path }) => path));
  const isLinked = ({ file: own }: CheckedEntry, address: string) =>
    inMenu.has(address) ||
    entries.some(
      (other) =>
        other.file !== own && other.links.some(({ target }) => target.replace(/[?#].*/, '') === address),
    );
  const plain = entries.filter(
    ({ kind, value, mistakes }) => kind.name === 'plainPages' && value !== undefined && mistakes.length === 0,
  );
  for (const { entry, address, isHidden } of listEntryPages(plain))
    if (!isHidden && !isLinked(entry, address)) {
      const message = `nothing leads to the page ${address}. Add it to content/navigation.yaml, or write a link to it, as in [the words](${address})`;
      yield warningAt(entry, ['title'], message);
    }
}
