import { readSite } from './read-site.ts';

/** Both builds: one with nothing configured, and one with a stand-in for every third party. */
export const builtSites = await Promise.all(['dist', 'dist-with-stand-ins'].map(readSite));
