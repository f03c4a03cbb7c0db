import { tidyAddress } from '#lib/publish/redirects.ts';
import { to } from '#words';

/* On the 404 page: corrects a spelling such as /Booking/, if the host did not redirect it. */
const corrected = tidyAddress(location.pathname);
location.replace(
  corrected === location.pathname ? to('/not-found') : corrected + location.search + location.hash,
);
