import { getCollection } from 'astro:content';
import { existsSync } from 'node:fs';
import { readSiteSettings } from '#lib/site-settings.ts';
import type { Site } from '../schemas/site.ts';
import { linksOf, type NavLink, type Place } from '#lib/navigation.ts';
import { isConfigured } from '#lib/configured.ts';
import { listSourceFiles } from '#schemas/kinds.ts';

let settings: Site | undefined;

/** The facts of the organisation, from content/site.yaml; read once a build. */
export function getSite(): Promise<Site> {
  settings = (import.meta.env.DEV ? undefined : settings) ?? readSiteSettings();
  return Promise.resolve(settings);
}

/** The links of one place of the shell, from content/navigation.yaml. */
export async function listLinks(place: Place): Promise<NavLink[]> {
  const entries = await getCollection('navigation');
  const items = entries.map(({ data }) => data).sort((a, b) => a.order - b.order);
  return linksOf(items, place, await getSite());
}

/** Where the content of the page at `path` is changed; undefined when no project is configured in content/site.yaml. */
export async function getEditLink(path: string): Promise<string | undefined> {
  const { repository } = await getSite();
  if (!isConfigured(repository)) return undefined;
  const file = listSourceFiles(path).find((each) => existsSync(each));
  return file && `${repository}/edit/main/${file}`;
}
