import { readEntries } from './read-entries.ts';

/** The communities of the specification, sections 3 and 9: each keeps its page, whatever others are added. */
export const specifiedCommunities = Array.from({ length: 69 }, (_, index) => `${index + 1}`);

// The addresses of the specification, section 2; none may change. Services are not in this list, because they are content. Nor is
// /404, which is the answer to unknown addresses.
const specified = [
  '/',
  ...specifiedCommunities.map((id) => `/communities/${id}`),
  ...'/accessibility /booking /donate /donate-form /events /group-health-check /internships'.split(' '),
  ...['hope-health-hub', 'hope-health-initiative', 'hope-health-vans', 'wohohiame-wellness'].map(
    (id) => `/donate-${id}`,
  ),
  ...'/news /not-found /our-impact /privacy /search /store /volunteers /what-we-do'.split(' '),
  ...'/who-we-are /wohohiame /work-with-us /your-visit'.split(' '),
];

/** The addresses of the public entries in a folder of content/. */
const addressesOf = (folder: string, route: string) =>
  readEntries(folder)
    .filter(({ visible }) => visible !== false)
    .map(({ id }) => `${route}/${id}`);

/** Every address that must have a page. */
export const addresses: readonly string[] = [
  ...specified,
  ...addressesOf('articles', '/news'),
  ...addressesOf('events', '/events'),
  ...addressesOf('internships', '/internships'),
  ...addressesOf('judges', '/judge'),
  ...addressesOf('profiles', '/team'),
  ...addressesOf('services', ''),
  ...addressesOf('team', '/mbr'),
  ...addressesOf('volunteer-roles', '/volunteers'),
];
