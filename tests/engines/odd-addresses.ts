/** Other spellings of an address, each with the one that it leads to, on every host. */
export const led: readonly [asked: string, right: string][] = [
  ['/booking/', '/booking'],
  ['/Booking', '/booking'],
  ['/booking.html', '/booking'],
  ['/Booking/Index.html', '/booking'],
  ['//booking', '/booking'],
  ['//lab-services//', '/lab-services'],
  ['/communities/1/', '/communities/1'],
  ['/communities//1', '/communities/1'],
  ['/MBR/A1', '/mbr/a1'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['//', '/'],
];

/** What would lead to another site if a host took the address at its word. */
export const tempting: readonly string[] = [
  '//evil.example',
  '///evil.example/',
  '//evil.example//booking/',
  '/\\evil.example',
  '/\\/evil.example/',
  '/%2F/evil.example',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '//evil.example/%2e%2e/',
  '/%0d%0aLocation:%20//evil.example/',
];
