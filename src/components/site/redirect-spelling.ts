import { tidyAddress } from '#lib/publish/redirects.ts';
import { to } from '#words';

/*
 * On the page for unknown addresses: another spelling of an address leads to the right one, on hosts that cannot do so by
 * themselves. All others lead to /not-found, as the page does without script.
 */
const right = tidyAddress(location.pathname);
location.replace(right === location.pathname ? to('/not-found') : right + location.search + location.hash);
