import { readSiteSettings } from '#loaders/site-settings.ts';
import type { Site } from '../schemas/site.ts';
import { isConfigured } from '#lib/security/third-parties.ts';
import type { NavItem } from '../schemas/link.ts';
import { withoutUnlisted } from './unlisted-pages.ts';
import { getSingleFile } from './entries.ts';
import { remember } from '#loaders/remember.ts';
import { translateFile } from './translations.ts';

const readSettings = remember(() => readSiteSettings());

/** The facts of the organisation, from content/site.yaml; read once a build. */
export const getSite = (): Promise<Site> =>
  Promise.resolve(translateFile('content/site.yaml', readSettings()));

/** The clinic, as maps need it. */
export async function getClinicPlace() {
  const { name, latitude: lat, longitude: lng } = (await getSite()).clinic;
  return { name, lat, lng };
}

/**
 * In the order of content/navigation.yaml, without pages that have no entries. A link to another site opens our own page until the address of that site is configured.
 * `path` is always the item's page on this site. With `isExternal`, the link opens another site in a new tab.
 */
export async function listMenuLinks(place: NavItem['places'][number]) {
  const { thirdParties, links } = await getSite();
  const externalLinks = { donate: thirdParties.donation.cardPage, mentalHealth: links.mentalHealth };
  const items = getSingleFile('navigation').filter((item) => item.visible && item.places.includes(place));
  return (await withoutUnlisted(items)).map((item) => {
    const link = item.external ? externalLinks[item.external] : '';
    const isExternal = isConfigured(link);
    return { title: item.title, path: item.path, address: isExternal ? link : item.path, isExternal };
  });
}
