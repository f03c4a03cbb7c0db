/** 'VDRL - Syphilis' -> 'vdrl-syphilis': a name as it can stand in an id or an address. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
