/** Where a maps service takes its script, pictures and data from. Google spreads it over many hosts of two names. */
export function mapsHosts(origin: string): string[] {
  return origin.endsWith('.googleapis.com')
    ? ['https://*.googleapis.com', 'https://*.gstatic.com']
    : [origin];
}
