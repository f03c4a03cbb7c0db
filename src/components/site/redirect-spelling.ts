import { tidyAddress } from '#lib/publish/redirects.ts';
import { to } from '#words';

/*
 * On the 404 page: redirects a spelling such as /Booking/ to the corrected address, if the host did not. Redirects any other
 * address to the page /not-found in the language of the 404 page.
 */
const corrected = tidyAddress(location.pathname);
location.replace(
  corrected === location.pathname ? to('/not-found') : corrected + location.search + location.hash,
);
