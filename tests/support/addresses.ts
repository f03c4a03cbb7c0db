import { readEntries } from './read-entries.ts';

// The addresses in section 2 of the specification. None may change. Addresses of services are not in this list: `addresses` reads
// them from content/. /404 is not in the list either, because it is the answer to unknown addresses.
const specified = [
  '/',
  ...'/accessibility /booking /donate /donate-form /events /group-health-check /internships'.split(' '),
  ...'/news /not-found /our-impact /privacy /search /store /volunteers /what-we-do'.split(' '),
  ...'/who-we-are /work-with-us /your-visit'.split(' '),
];

/** The addresses of the public entries in a folder of content/. */
const addressesOf = (folder: string, route: string) =>
  readEntries(folder)
    .filter(({ visible }) => visible !== false)
    .map(({ id }) => `${route}/${id}`);

/** Every address that must have a page. */
export const addresses: readonly string[] = [
  ...specified,
  ...readEntries('communities').map(({ id }) => `/communities/${id}`),
  ...addressesOf('articles', '/news'),
  ...addressesOf('events', '/events'),
  ...addressesOf('help-pages', ''),
  ...addressesOf('internships', '/internships'),
  ...addressesOf('judges', '/judge'),
  ...readEntries('programmes').map(({ id }) => `/donate-${id}`),
  ...addressesOf('profiles', '/team'),
  ...addressesOf('services', ''),
  ...addressesOf('team', '/mbr'),
  ...addressesOf('volunteer-roles', '/volunteers'),
];
