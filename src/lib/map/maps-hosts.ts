/** Where a maps service takes its pictures and data from. Google spreads it over many hosts of four names. */
export function mapsHosts(origin: string): string[] {
  return origin.endsWith('.googleapis.com')
    ? ['googleapis.com', 'gstatic.com', 'google.com', 'googleusercontent.com'].map(
        (name) => `https://*.${name}`,
      )
    : [origin];
}
