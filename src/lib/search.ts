/** Whether a name answers a search: case-insensitive substring; an empty search is answered by all (section 4). */
export function matchesSearch(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase());
}
