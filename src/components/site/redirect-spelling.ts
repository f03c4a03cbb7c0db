import { tidyAddress } from '#lib/publish/redirects.ts';
import { to } from '#words';

/* On the 404 page: corrects spellings such as /Booking/ on hosts that cannot redirect them. Any other address goes to /not-found. */
const corrected = tidyAddress(location.pathname);
location.replace(
  corrected === location.pathname ? to('/not-found') : corrected + location.search + location.hash,
);
