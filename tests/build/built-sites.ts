import { OWN_CONTENT } from '../support/build-own-content.ts';
import { readSite } from './read-site.ts';

/** The two builds of content/: the public one, and one with a stand-in for every third party. */
export const builtSites = await Promise.all(['dist', 'dist-with-stand-ins'].map(readSite));

/** The build with the tests' own content. Only this build is sure to have a gallery. */
export const ownSite = await readSite(OWN_CONTENT);
