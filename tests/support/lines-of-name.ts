import { readSiteSettings } from '#loaders/site-settings.ts';

/** How many lines the site's name may take in the header: one, or two for a long name. */
export const linesOfName = readSiteSettings('').name.length > 16 ? 2 : 1;
