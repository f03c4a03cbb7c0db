import { readSiteSettings } from '#lib/site-settings.ts';
import type { Site } from '../schemas/site.ts';

let settings: Site | undefined;

/** The facts of the organisation, from content/site.yaml; read once a build. */
export function getSite(): Promise<Site> {
  settings = (import.meta.env.DEV ? undefined : settings) ?? readSiteSettings();
  return Promise.resolve(settings);
}
