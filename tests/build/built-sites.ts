import { OWN_CONTENT } from '../support/build-own-content.ts';
import { readSite } from './read-site.ts';

/** Both builds: one with nothing configured, and one with a stand-in for every third party. */
export const builtSites = await Promise.all(['dist', 'dist-with-stand-ins'].map(readSite));

/** The build with the tests' own content. Only it has a gallery. */
export const ownSite = await readSite(OWN_CONTENT);
