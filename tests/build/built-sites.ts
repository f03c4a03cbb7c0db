import { readSite } from './read-site.ts';

/** Both builds: with nothing configured, and with every third party played by a stand-in. */
export const builtSites = await Promise.all(['dist', 'dist-with-stand-ins'].map(readSite));
