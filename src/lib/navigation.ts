import type { NavItem } from '../schemas/link.ts';
import type { Site } from '../schemas/site.ts';
import { isConfigured } from './configured.ts';

export type Place = NavItem['places'][number];

/** A menu item as a page shows it. `isExternal` links leave the site, in a new tab. */
export interface NavLink {
  title: string;
  address: string;
  isExternal: boolean;
}

/** The visible items of one place, in the order written; an external link that is not filled in falls back to our page. */
export function linksOf(items: readonly NavItem[], place: Place, site: Site): NavLink[] {
  const external = { donate: site.thirdParties.donation.cardPage, wohohiame: site.links.wohohiame };
  return items
    .filter((item) => item.visible && item.places.includes(place))
    .map((item) => {
      const link = item.external ? external[item.external] : '';
      const isExternal = isConfigured(link);
      return { title: item.title, address: isExternal ? link : item.path, isExternal };
    });
}
